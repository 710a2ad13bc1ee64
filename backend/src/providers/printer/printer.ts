/** Paper size in millimetres. */
export interface Paper {
  width: number;
  height: number;
}

/** A4 and Letter. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>;

/** A laid-out document that can be measured before it is printed. Closed when the work is done. */
export interface LaidOutPage {
  /**
   * Runs a function in the page and returns its result. Only its source is sent, so it must be synchronous and can use
   * its arguments and the page, but nothing from its module.
   */
  run: <Given, Answer>(work: (given: Given) => Answer, given: Given) => Promise<Answer>;
  /** The current document as HTML. */
  html: () => Promise<string>;
  /** The document as a tagged PDF with an outline of its headings. */
  pdf: () => Promise<Buffer>;
  /** The first page as a WebP of a given height in pixels. */
  picture: (height: number) => Promise<Buffer>;
}

/** A document whose long parts stay the same while it is edited. */
export interface KeptDocument {
  /** `kept:0` refers to the first part, `kept:1` to the second: the text of a `style`, or the `src` of an `img`. */
  html: string;
  parts: string[];
}

/** Prints pages without scripts or network access: everything they show is inline. */
export abstract class Printer {
  /**
   * A document as an A4 PDF.
   * @param limitMs time limit, for documents of many pages
   */
  async print(html: string, limitMs?: number): Promise<Buffer> {
    return this.open(html, papers.a4, (page) => page.pdf(), limitMs);
  }

  /**
   * Lays out a document and runs `work` with it. If another page kills the browser, `work` runs again.
   * @throws Error on timeout, after killing the browser
   */
  abstract open<T>(html: string, paper: Paper, work: (page: LaidOutPage) => Promise<T>, limitMs?: number): Promise<T>;

  /**
   * Lays out a document that is shown repeatedly as it changes. The parts that stay the same (its style with the fonts,
   * and its pictures) are kept in a page, so they are neither sent nor parsed again.
   */
  abstract openKept<T>(document: KeptDocument, paper: Paper, work: (page: LaidOutPage) => Promise<T>): Promise<T>;
}
