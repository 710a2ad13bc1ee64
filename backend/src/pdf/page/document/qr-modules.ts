import encodeQR from 'qr';

/** The modules of a QR code of level Q, row by row, without a quiet zone. */
export function toQrModules(text: string): boolean[][] {
  // The package always draws a quiet zone of at least one module.
  return encodeQR(text, 'raw', { ecc: 'quartile', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}
