import { layoutOneLine, NETWORK_HEIGHT, type OneLineLayout } from "@/drawings/one-line/one-line";
import { drawOneLine } from "@/drawings/one-line/ink";
import { line } from "@/drawings/geometry/pen";
import { FONT, textWidth } from "@/drawings/geometry/sheet";
import type { OneLine } from "@/lib/one-line/shape";
import { type Models, ModelLink, PartWords, SymbolLetters } from "./one-line-words";
import { DEVICE, LINE, MEASURE, SOLID, TEXT, WHITE } from "./paint";
import { Conductor, DeviceBox, Element, Label, Wire } from "./symbols";

const BOX = 132;

function Busbars({ layout: { buses, ties } }: { layout: OneLineLayout }) {
  return (
    <>
      <Conductor d={buses.map(({ x1, x2, y }) => line(x1, y, x2, y)).join("")} />
      {buses.map(({ name, nameX, y }) => (
        <Label key={name} x={nameX} y={y - 8} strong>
          {name}
        </Label>
      ))}
      {ties.map(({ text, x1, x2, y }) => {
        const middle = (x1 + x2) / 2;
        return (
          <g key={x1}>
            <Wire d={line(x1, y, middle - 20, y) + line(middle + 20, y, x2, y)} />
            <Element name="breaker" x={middle} y={y} lying />
            <Label x={middle} y={y - 24} anchor="middle">
              {text}
            </Label>
          </g>
        );
      })}
    </>
  );
}

type NetworkProps = { network: NonNullable<OneLine["network"]>; models: Models; y: number };

/** Below the conductors: what the devices report over, the gateway, and where it reports to. */
function Network({ network: { link, gateway, to }, models, y }: NetworkProps) {
  const from = textWidth(link) + 28;
  const middle = y + 44;
  const far = gateway === undefined ? from : from + BOX + 44;
  return (
    <>
      <path {...MEASURE} strokeDasharray="5 4" d={line(4, middle, from, middle)} />
      <Label x={8} y={middle - 8}>
        {link}
      </Label>
      {gateway !== undefined && (
        <>
          <DeviceBox x={from} y={middle - 20} w={BOX} h={40} name="" />
          <ModelLink product={gateway} models={models} x={from + 14} y={middle + 4.5} />
          <Wire d={line(from + BOX, middle, far, middle)} />
        </>
      )}
      <DeviceBox x={far} y={middle - 20} w={BOX} h={40} name="" />
      <Label x={far + BOX / 2} y={middle + 4.5} anchor="middle">
        {to}
      </Label>
    </>
  );
}

/** A one-line diagram in the page, so that its models are links. */
export function OneLineSvg({ diagram, models, label }: { diagram: OneLine; models: Models; label: string }) {
  const layout = layoutOneLine(diagram);
  const ink = drawOneLine(layout);
  const { network } = diagram;
  const width = Math.max(layout.width, network ? textWidth(network.link) + 28 + 2 * BOX + 52 : 0);
  return (
    <svg
      width={width}
      height={layout.height}
      viewBox={`0 0 ${width} ${layout.height}`}
      role="group"
      aria-label={label}
      {...LINE}
      strokeWidth="1.2"
      strokeLinejoin="round"
      fontSize={FONT}
    >
      <Busbars layout={layout} />
      <Wire d={ink.lines} />
      <path {...DEVICE} d={ink.bodies} />
      <path {...WHITE} d={ink.machines} />
      <path {...SOLID} d={ink.solid} />
      <g {...TEXT}>
        <g textAnchor="middle">
          <SymbolLetters letters={ink.letters} />
        </g>
        {layout.parts.map((placed) => (
          <PartWords key={`${placed.x} ${placed.y}`} placed={placed} models={models} />
        ))}
      </g>
      {network && <Network network={network} models={models} y={layout.height - NETWORK_HEIGHT} />}
    </svg>
  );
}
