/**
 * What fitPage uses of the browser's document. Declared here: the rest of the server has no document, and must not seem to.
 */
interface PageElement {
  hidden: boolean;
  style: { fontSize: string };
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

export interface FitRequest {
  /** Places in the order in which they are left out. */
  leaving: string[];
  /** The smallest and the largest size of the name, and the largest that it may take where there is room, in points. */
  name: { least: number; most: number; roomy: number; lines: number };
}

/**
 * Makes a laid out sheet fit its page: runs inside the page, so it uses nothing around it. The name gets the largest size at
 * which it fits its place; then what the page is too small for is left out, in order, as far as that helps; then the name
 * and the photo take what room there is.
 *
 * @returns the places that were left out
 */
export function fitPage({ leaving, name }: FitRequest): string[] {
  const sheet = document.querySelector('.sheet');
  const heading = document.querySelector('h1');
  if (!sheet || !heading) return [];
  const excess = (): number => sheet.scrollHeight - sheet.clientHeight;

  sizeName(name.least, name.most, name.lines, () => true);
  balance();
  const left: string[] = [];
  leaveOut(true);
  leaveOut(false);
  for (const gone of document.querySelectorAll('[data-place][hidden]')) gone.remove();
  balance();
  if (excess() <= 0) sizeName(name.least, name.roomy, name.lines + 1, () => excess() <= 0);
  return left;

  /** Gives the name the largest size at which no word is wider than its place. */
  function sizeName(least: number, most: number, lines: number, isFine: () => boolean): void {
    const mayHave = (size: number): boolean => {
      if (!heading) return false;
      heading.style.fontSize = `${size}pt`;
      const pixels = (size * 96) / 72;
      return (
        heading.scrollWidth <= heading.clientWidth && heading.scrollHeight < pixels * (lines + 0.5) * 0.92 && isFine()
      );
    };
    let [low, high] = [least, most];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (mayHave(middle)) low = middle;
      else high = middle - 1;
    }
    if (!mayHave(low)) heading?.classList.add('anywhere');
  }

  /** Leaves out what is to go until the rest fits. With `mustHelp`, what makes no room stays. */
  function leaveOut(mustHelp: boolean): void {
    for (const place of leaving) {
      const before = excess();
      if (before <= 0) return;
      if (left.includes(place)) continue;
      const parts = [...document.querySelectorAll(`[data-place="${place}"]`)];
      if (parts.length === 0) continue;
      for (const part of parts) part.hidden = true;
      hideEmpty();
      if (mustHelp && excess() >= before) {
        for (const part of parts) part.hidden = false;
        hideEmpty();
      } else {
        left.push(place);
      }
    }
  }

  /** A block of which nothing is left goes with its heading, a column with its blocks. */
  function hideEmpty(): void {
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
      const before = columns.scrollHeight;
      const isSideLonger = side.clientHeight > main.clientHeight;
      const [from, to] = isSideLonger ? [side, main] : [main, side];
      const last = from.lastElementChild;
      if (!last || last.dataset['moves'] === undefined || from.querySelector('[data-block]') === last) return;
      to.append(last);
      if (columns.scrollHeight >= before) {
        from.append(last);
        return;
      }
    }
  }
}
