import type { ReactElement } from 'react';

const quietModules = 4;
/** The code itself, without its quiet zone, in millimetres. */
const codeSide = 25;

/** A QR code, black on white, with the white that it needs around it. */
export function QrCode({ modules }: { modules: boolean[][] }): ReactElement {
  const count = modules.length;
  const side = (codeSide * (count + 2 * quietModules)) / count;
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="code"
      role="img"
      aria-label="QR code"
      viewBox={`${-quietModules} ${-quietModules} ${count + 2 * quietModules} ${count + 2 * quietModules}`}
      style={{ width: `${side.toFixed(2)}mm`, height: `${side.toFixed(2)}mm` }}
      shapeRendering="crispEdges"
    >
      <rect
        x={-quietModules}
        y={-quietModules}
        width={count + 2 * quietModules}
        height={count + 2 * quietModules}
        fill="#fff"
      />
      <path d={path} fill="#000" />
    </svg>
  );
}
