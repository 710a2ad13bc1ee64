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
   * Runs a function in the page and returns its result. Only its source is sent: it can use its arguments and the page, nothing
   * around it, and must be synchronous.
   */
  run: <Given, Answer>(work: (given: Given) => Answer, given: Given) => Promise<Answer>;
  /** The current document as HTML. */
  html: () => Promise<string>;
  /** The document as a tagged PDF with an outline of its headings. */
  pdf: () => Promise<Buffer>;
  /** The first page as a WebP of a given height in pixels. */
  picture: (height: number) => Promise<Buffer>;
}

/** A document, with the long parts that stay the same while it is edited. */
export interface KeptDocument {
  /** `kept:0` stands for the first part, `kept:1` for the second: the text of a `style`, or the `src` of an `img`. */
  html: string;
  parts: string[];
}

/** Prints pages. No scripts, no network: everything they show is inline. */
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
   * Lays out a document that is shown again and again while it changes. What stays the same, its style with the fonts and its
   * pictures, is kept in a page and is neither sent nor read a second time.
   */
  abstract openKept<T>(document: KeptDocument, paper: Paper, work: (page: LaidOutPage) => Promise<T>): Promise<T>;
}
