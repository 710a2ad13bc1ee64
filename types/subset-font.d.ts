/** The part of subset-font that we use; the package ships no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      preserveNameIds?: number[];
      noHinting?: boolean;
      dropTables?: string[];
      /** With all of its signs: `text` is then empty. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
