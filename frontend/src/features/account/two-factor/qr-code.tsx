import encodeQR from 'qr';

/** White margin that scanners need, in modules. */
const quietZone = 4;

/** A QR code, black on white in both themes: many scanners can't read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-control bg-[#fff] forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
