/** What goes to the clipboard: plain text, and where there is more to it the same as HTML. */
export interface ClipboardWords {
  plain: string;
  html?: string;
}

/** Puts words on the clipboard; as plain text alone where the browser takes nothing else. Fails where it takes nothing. */
export async function toClipboard({ plain, html }: ClipboardWords): Promise<void> {
  if (html === undefined || !('ClipboardItem' in window)) return navigator.clipboard.writeText(plain);
  const asBlob = (text: string, type: string) => ({ [type]: new Blob([text], { type }) });
  const item = new ClipboardItem({ ...asBlob(html, 'text/html'), ...asBlob(plain, 'text/plain') });
  return navigator.clipboard.write([item]).catch(() => navigator.clipboard.writeText(plain));
}

/**
 * What stands in an element as it goes to the clipboard: as HTML without the page's looks, and as plain text in which lists
 * have their marks, so that both paste well into mails and documents. What is there to be pressed stays behind.
 */
export function wordsIn(element: HTMLElement | null): ClipboardWords {
  if (!element) return { plain: '' };
  const words = element.cloneNode(true) as HTMLElement;
  for (const control of words.querySelectorAll('button')) control.remove();
  return { plain: plainTextOf(words), html: htmlOf(words) };
}

function htmlOf(words: HTMLElement): string {
  const copy = words.cloneNode(true) as HTMLElement;
  // What was written line by line is a letter to be sent: in a mail it has the mail's own letters.
  if (copy instanceof HTMLPreElement) return paragraphsOf(copy.textContent);
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'start', 'align', 'dir'].includes(name)) element.removeAttribute(name);
    }
  }
  return copy.innerHTML;
}

function paragraphsOf(text: string): string {
  const letter = document.createElement('div');
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').flatMap((line) => [document.createElement('br'), line]);
    letter.append(document.createElement('p'));
    letter.lastElementChild?.append(...lines.slice(1));
  }
  return letter.innerHTML;
}

function plainTextOf(words: HTMLElement): string {
  const copy = words.cloneNode(true) as HTMLElement;
  for (const item of copy.querySelectorAll('li')) {
    const list = item.parentElement;
    const number = list instanceof HTMLOListElement ? list.start + [...list.children].indexOf(item) : undefined;
    const depth = countOf(item, copy);
    item.prepend(`${'  '.repeat(depth)}${number === undefined ? '-' : `${number}.`} `);
  }
  // Only what is laid out has lines; it is for a moment, out of sight.
  copy.style.cssText = 'position:fixed;left:-10000px;width:60rem';
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const text = copy.innerText;
  copy.remove();
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** How many lists an item's own list lies in. */
function countOf(item: Element, root: Element): number {
  let depth = -1;
  for (let at = item.parentElement; at && at !== root; at = at.parentElement)
    if (/^[OU]L$/.test(at.tagName)) depth += 1;
  return depth;
}
