/** The DOM that fitPage uses. Declared here so that the rest of the server doesn't see DOM types. */
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
/** Text metrics in pixels from the baseline: of the letters and of the font. */
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
  /** Places to drop, in this order. */
  leaving: string[];
  /** Font sizes of the name in points: smallest and largest, and the largest when there is little or plenty of room. */
  name: { least: number; most: number; tight: number; roomy: number; lines: number };
}

/**
 * Fits a laid-out sheet onto its page. Runs inside the page, so it uses nothing from this module's scope. Line heights
 * are set so that letters don't collide, figures get the width of the widest one, and the name gets the largest size
 * that fits; then content is dropped, in order, until the rest fits; finally the name and the photo grow into the
 * remaining room.
 * @returns the places that were dropped
 */
export function fitPage({ leaving, name }: FitRequest): string[] {
  const sheet = document.querySelector('.sheet');
  const heading = document.querySelector('h1');
  if (!sheet || !heading) return [];
  const excess = (): number => sheet.scrollHeight - sheet.clientHeight;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');

  for (const text of document.querySelectorAll('h1, .title')) spaceLines(text);
  for (const list of document.querySelectorAll('.figures')) setWidest(list);
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
  for (const picture of document.querySelectorAll('img[data-focus]')) aim(picture);
  return left;

  /** Crops a picture around its focus, which ends up in the middle unless the picture's edge is too close. */
  function aim(picture: PageElement): void {
    const [x = 50, y = 50, width = 1, height = 1] = (picture.dataset['focus'] ?? '').split(' ').map(Number);
    const { clientWidth, clientHeight } = picture;
    const scale = Math.max(clientWidth / width, clientHeight / height);
    const place = (at: number, whole: number, shown: number): number => {
      const spare = whole * scale - shown;
      return spare < 1 ? 50 : Math.min(100, Math.max(0, (((at / 100) * whole * scale - shown / 2) / spare) * 100));
    };
    const position = `${place(x, width, clientWidth)}% ${place(y, height, clientHeight)}%`;
    picture.style.setProperty('object-position', position);
  }

  /** Measures the letters of a text, in ems. */
  function measure(text: PageElement): { width: number; rise: number; drop: number; shift: number; line: number } {
    const { font, fontSize, lineHeight } = getComputedStyle(text);
    const em = parseFloat(fontSize);
    canvas.font = font;
    const metrics = canvas.measureText(text.textContent ?? '');
    return {
      width: metrics.width / em,
      rise: metrics.actualBoundingBoxAscent / em,
      drop: metrics.actualBoundingBoxDescent / em,
      // Distance of the baseline below the middle of its line.
      shift: (metrics.fontBoundingBoxAscent - metrics.fontBoundingBoxDescent) / 2 / em,
      line: parseFloat(lineHeight) / em,
    };
  }

  /**
   * Sets the line height so that accents and descenders of adjacent lines don't touch, and pads the first and last line
   * accordingly.
   */
  function spaceLines(text: PageElement): void {
    const { rise, drop, shift, line } = measure(text);
    const hair = 0.03;
    const height = Math.max(line, rise + drop + hair);
    text.style.lineHeight = `${height}`;
    text.style.padding = `${Math.max(0, rise - height / 2 - shift)}em 0 ${Math.max(0, drop - height / 2 + shift)}em`;
  }

  /** Passes the width of the widest figure, in ems, to the style sheet: figures must not wrap. */
  function setWidest(list: PageElement): void {
    const widths = [...list.querySelectorAll('b')].map((figure) => measure(figure).width);
    list.style.setProperty('--widest', `${Math.max(0, ...widths)}`);
  }

  /** Sets the largest font size at which no word of the name overflows. */
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

  /** Drops places until the rest fits, then restores those that still fit. */
  function leaveOut(): string[] {
    const gone: string[] = [];
    for (const place of leaving) {
      if (excess() <= 0) break;
      show(place, false);
      gone.push(place);
    }
    // Restore in reverse order.
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

  /** Shows or hides a place. An empty block is hidden with its heading, an empty column with its blocks. */
  function show(place: string, isShown: boolean): void {
    for (const part of document.querySelectorAll(`[data-place="${place}"]`)) part.hidden = !isShown;
    for (const block of document.querySelectorAll('[data-block]')) {
      block.hidden = block.querySelector('[data-place]:not([hidden])') === null;
    }
    for (const column of document.querySelectorAll('.column')) {
      column.hidden = column.querySelector('[data-block]:not([hidden])') === null;
    }
  }

  /**
   * Moves blocks from the bottom of the longer column to the shorter one as long as that makes the longer one shorter.
   */
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
