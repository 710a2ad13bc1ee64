/** Prints pages. */
export abstract class Printer {
  /** A page as a PDF, A4. Its scripts do not run and nothing is loaded for it: what it shows is inside. */
  abstract print(html: string): Promise<Buffer>;
}
