/** The size of a sheet of paper, in millimetres. */
export interface Paper {
  width: number;
  height: number;
}

/** A4, as most of the world has it, and Letter. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>;

/** A document that is laid out and can be looked at before it is printed. It ends with the work that it was opened for. */
export interface LaidOutPage {
  /**
   * Runs a function inside the page and answers what it returns. Only its source goes there: it may use what it is given and
   * the page, nothing around it, and it must not wait for anything.
   */
  run: <Given, Answer>(work: (given: Given) => Answer, given: Given) => Promise<Answer>;
  /** The document as it stands now, as HTML. */
  html: () => Promise<string>;
  /** The document as a tagged PDF with an outline of its headings. */
  pdf: () => Promise<Buffer>;
  /** The first sheet as a WebP so many pixels high. */
  picture: (height: number) => Promise<Buffer>;
}

/** Prints pages. Their scripts do not run and nothing is loaded for them: what they show is inside. */
export abstract class Printer {
  /**
   * A document as a PDF, A4.
   * @param limitMs how long it may take, for documents of many pages
   */
  async print(html: string, limitMs?: number): Promise<Buffer> {
    return this.open(html, papers.a4, (page) => page.pdf(), limitMs);
  }

  /**
   * Lays a document out as on paper and does a piece of work with it. Where another page takes its browser along, the work is
   * begun once more.
   *
   * @throws Error when it takes too long: the page, and all that it left running, is ended
   */
  abstract open<T>(html: string, paper: Paper, work: (page: LaidOutPage) => Promise<T>, limitMs?: number): Promise<T>;
}
