"use client";

import { Component, createRef, type ReactNode } from "react";
import type { PartName } from "@/lib/fault-report";
import { reportFault } from "./report-fault";

type Props = {
  name: PartName;
  /** Distinguishes parts of the same name on one page. */
  of?: string;
  /** Whether a feature is lost without its script; a line then says so. */
  loses?: boolean;
  children: ReactNode;
};

/** So that of several failing parts with the same name each takes its own nodes. */
const taken = new WeakSet<Element>();

/**
 * An error boundary around an interactive part of a page. If the part throws, its DOM nodes stay on the page, with whatever
 * was typed into them, styled as without JavaScript (`data-plain`): links and forms still work. The rest of the page is
 * not affected.
 */
export class FaultBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private own = createRef<HTMLDivElement>();
  private kept: ChildNode[] | undefined;

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    reportFault(this.props.name);
  }

  private place() {
    const { name, of } = this.props;
    return of ? `${name} ${of}` : name;
  }

  /** Takes the nodes that are on the page before React removes them: the served ones if the part never hydrated. */
  private keep() {
    const served = `[data-part="${CSS.escape(this.place())}"]`;
    const shown = this.own.current ?? [...document.querySelectorAll(served)].find((one) => !taken.has(one));
    if (shown) taken.add(shown);
    this.kept ??= shown ? [...shown.childNodes] : [];
  }

  override render() {
    if (!this.state.hasFailed)
      return (
        <div ref={this.own} data-part={this.place()}>
          {this.props.children}
        </div>
      );
    this.keep();
    return (
      <>
        <div
          key="kept"
          data-part={this.place()}
          data-plain=""
          ref={(place) => {
            if (place?.firstChild === null) place.append(...(this.kept ?? []));
          }}
        />
        {this.props.loses && <p role="status">交互功能不可用</p>}
      </>
    );
  }
}
