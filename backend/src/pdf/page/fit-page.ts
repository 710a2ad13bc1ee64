/**
 * What fitPage uses of the browser's document. Declared here: the rest of the server has no document, and must not seem to.
 */
interface PageElement {
  hidden: boolean;
  style: { fontSize: string; lineHeight: string; padding: string; setProperty: (name: string, value: string) => void };
  readonly textContent: string | null;
  readonly dataset: Record<string, string | undefined>;
  readonly classList: { add: (name: string) => void };
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
  readonly lastElementChild: PageElement | null;
  remove: () => void;
  append: (child: PageElement) => void;
  querySelector: (selector: string) => PageElement | null;
  querySelectorAll: (selector: string) => Iterable<PageElement>;
}
declare const document: Pick<PageElement, 'querySelector' | 'querySelectorAll'>;
declare const getComputedStyle: (element: PageElement) => { font: string; fontSize: string; lineHeight: string };
/** What a line of text measures in pixels, from its baseline: its own letters, and the font that it is set in. */
interface TextMetrics {
  readonly width: number;
  readonly actualBoundingBoxAscent: number;
  readonly actualBoundingBoxDescent: number;
  readonly fontBoundingBoxAscent: number;
  readonly fontBoundingBoxDescent: number;
}
declare const OffscreenCanvas: new (
  width: number,
  height: number,
) => { getContext: (kind: '2d') => { font: string; measureText: (text: string) => TextMetrics } };

export interface FitRequest {
  /** Places in the order in which they are left out. */
  leaving: string[];
  /** The name's smallest and largest size, its largest where room is short and where there is plenty, in points. */
  name: { least: number; most: number; tight: number; roomy: number; lines: number };
}

/**
 * Makes a laid out sheet fit its page: runs inside the page, so it uses nothing around it. The name and the title get lines
 * that their letters stay within, the figures as much room as the widest needs; the name gets the largest size at which it
 * fits its place; then what the page is too small for is left out, in order, as far as that helps; then the name and the
 * photo take what room there is.
 *
 * @returns the places that were left out
 */
export function fitPage({ leaving, name }: FitRequest): string[] {
  const sheet = document.querySelector('.sheet');
  const heading = document.querySelector('h1');
  if (!sheet || !heading) return [];
  const excess = (): number => sheet.scrollHeight - sheet.clientHeight;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');

  for (const text of document.querySelectorAll('h1, .title')) spaceLines(text);
  for (const list of document.querySelectorAll('.figures')) tellWidest(list);
  sizeName(name.least, name.most, name.lines, () => true);
  balance();
  if (excess() > 0) {
    sheet.classList.add('tight');
    sizeName(name.least, name.tight, name.lines, () => true);
    balance();
  }
  const left = leaveOut();
  for (const gone of document.querySelectorAll('[hidden]')) gone.remove();
  balance();
  if (excess() <= 0) sizeName(name.least, name.roomy, name.lines + 1, () => excess() <= 0);
  return left;

  /** What a text's own letters measure, in ems. */
  function measure(text: PageElement): { width: number; rise: number; drop: number; shift: number; line: number } {
    const { font, fontSize, lineHeight } = getComputedStyle(text);
    const em = parseFloat(fontSize);
    canvas.font = font;
    const metrics = canvas.measureText(text.textContent ?? '');
    return {
      width: metrics.width / em,
      rise: metrics.actualBoundingBoxAscent / em,
      drop: metrics.actualBoundingBoxDescent / em,
      // How far the baseline is below the middle of its line.
      shift: (metrics.fontBoundingBoxAscent - metrics.fontBoundingBoxDescent) / 2 / em,
      line: parseFloat(lineHeight) / em,
    };
  }

  /**
   * Sets lines so far apart that marks above a letter and tails below it do not reach the next line, with a hair between them,
   * and keeps as much room above the first line and below the last one as theirs need.
   */
  function spaceLines(text: PageElement): void {
    const { rise, drop, shift, line } = measure(text);
    const hair = 0.03;
    const height = Math.max(line, rise + drop + hair);
    text.style.lineHeight = `${height}`;
    text.style.padding = `${Math.max(0, rise - height / 2 - shift)}em 0 ${Math.max(0, drop - height / 2 + shift)}em`;
  }

  /** Tells the style how wide the widest figure is, in ems: as none may be broken, it makes room for that one. */
  function tellWidest(list: PageElement): void {
    const widths = [...list.querySelectorAll('b')].map((figure) => measure(figure).width);
    list.style.setProperty('--widest', `${Math.max(0, ...widths)}`);
  }

  /** Gives the name the largest size at which no word is wider than its place. */
  function sizeName(least: number, most: number, lines: number, isFine: () => boolean): void {
    if (!heading) return;
    const mayHave = (size: number): boolean => {
      heading.style.fontSize = `${size}pt`;
      const lineHeight = parseFloat(getComputedStyle(heading).lineHeight);
      return (
        heading.scrollWidth <= heading.clientWidth && heading.clientHeight < lineHeight * (lines + 0.5) && isFine()
      );
    };
    let [low, high] = [least, most];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (mayHave(middle)) low = middle;
      else high = middle - 1;
    }
    if (!mayHave(low)) heading.classList.add('anywhere');
  }

  /** Leaves out what is to go until the rest fits; then takes back in what still has room beside the rest. */
  function leaveOut(): string[] {
    const gone: string[] = [];
    for (const place of leaving) {
      if (excess() <= 0) break;
      show(place, false);
      gone.push(place);
    }
    // The last to go are the first to come back.
    return gone
      .toReversed()
      .filter((place) => {
        show(place, true);
        const isTooMuch = excess() > 0;
        if (isTooMuch) show(place, false);
        return isTooMuch;
      })
      .toReversed();
  }

  /** A block of which nothing is left goes with its heading, a column with its blocks. */
  function show(place: string, isShown: boolean): void {
    for (const part of document.querySelectorAll(`[data-place="${place}"]`)) part.hidden = !isShown;
    for (const block of document.querySelectorAll('[data-block]')) {
      block.hidden = block.querySelector('[data-place]:not([hidden])') === null;
    }
    for (const column of document.querySelectorAll('.column')) {
      column.hidden = column.querySelector('[data-block]:not([hidden])') === null;
    }
  }

  /** Moves the last blocks of the longer column below the shorter one, as long as that makes the longer one shorter. */
  function balance(): void {
    const columns = document.querySelector('.columns');
    const [side, main] = [document.querySelector('.side'), document.querySelector('.main')];
    if (!columns || !side || !main || side.hidden || main.hidden) return;
    for (let moves = 0; moves < 3; moves += 1) {
      const before = columns.clientHeight;
      const [from, to] = side.clientHeight > main.clientHeight ? [side, main] : [main, side];
      const last = from.lastElementChild;
      if (!last || last.dataset['moves'] === undefined || from.querySelector('[data-block]') === last) return;
      to.append(last);
      if (columns.clientHeight >= before) {
        from.append(last);
        return;
      }
    }
  }
}
