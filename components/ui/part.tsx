"use client";

import { Component, createRef, type ReactNode } from "react";
import type { PartName } from "@/lib/fault-report";
import { reportFault } from "./report-fault";

type Props = {
  name: PartName;
  /** Tells parts of one kind on one page apart. */
  of?: string;
  /** Whether something cannot be done without its script: then a line says so. */
  loses?: boolean;
  children: ReactNode;
};

/** Of several equal parts that fail, each keeps its own. */
const taken = new WeakSet<Element>();

/**
 * An interactive part of a page. If its script throws, the part stays as it was, its very nodes with what was typed into
 * them, and looks as without scripts (`data-plain`): its links and forms work. The rest of the page goes on.
 */
export class Part extends Component<Props, { hasFailed: boolean }> {
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

  /** What is shown at this moment, before React takes it away: as served, where the part has not come to work. */
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
