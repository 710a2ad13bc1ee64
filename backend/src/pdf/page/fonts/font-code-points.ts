/** Offset of a table in an uncompressed font. */
function tableAt(font: Buffer, tag: string): number | undefined {
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const record = 12 + 16 * table;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  return undefined;
}

/**
 * The code points that a TrueType or OpenType font can draw, read from the two Unicode formats of its `cmap` table.
 * Source: https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function signsIn(font: Buffer): Set<number> {
  const signs = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  if (cmap === undefined) return signs;
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    const format = font.readUInt16BE(at);
    if (format === 4) addSegments(font, at, signs);
    if (format === 12) addGroups(font, at, signs);
  }
  return signs;
}

/** Format 4: four parallel arrays of segments; glyph 0 means missing. */
function addSegments(font: Buffer, at: number, signs: Set<number>): void {
  const column = font.readUInt16BE(at + 6);
  for (let row = 0; row < column; row += 2) {
    const last = font.readUInt16BE(at + 14 + row);
    const first = font.readUInt16BE(at + 16 + column + row);
    const delta = font.readUInt16BE(at + 16 + 2 * column + row);
    const offsetAt = at + 16 + 3 * column + row;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? (code + delta) % 0x10000 : font.readUInt16BE(offsetAt + offset + 2 * (code - first));
      if (glyph !== 0) signs.add(code);
    }
  }
}

/** Format 12: ranges of code points. */
function addGroups(font: Buffer, at: number, signs: Set<number>): void {
  for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
    const first = font.readUInt32BE(at + 16 + 12 * group);
    const last = font.readUInt32BE(at + 20 + 12 * group);
    for (let code = first; code <= last; code += 1) signs.add(code);
  }
}
