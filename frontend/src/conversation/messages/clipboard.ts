/** Clipboard content: plain text and, for formatted text, an HTML version. */
export interface ClipboardContent {
  plain: string;
  html?: string;
}

/** Copies to the clipboard, falling back to plain text. Rejects if the browser refuses that too. */
export async function copyToClipboard({ plain, html }: ClipboardContent): Promise<void> {
  if (html === undefined || !('ClipboardItem' in window)) return navigator.clipboard.writeText(plain);
  const asBlob = (text: string, type: string) => ({ [type]: new Blob([text], { type }) });
  const item = new ClipboardItem({ ...asBlob(html, 'text/html'), ...asBlob(plain, 'text/plain') });
  return navigator.clipboard.write([item]).catch(() => navigator.clipboard.writeText(plain));
}

/**
 * An element's content for the clipboard: HTML without styling, and plain text with list markers, so both paste cleanly
 * into emails and documents. Buttons are left out.
 */
export function clipboardContentOf(element: HTMLElement | null): ClipboardContent {
  if (!element) return { plain: '' };
  const words = element.cloneNode(true) as HTMLElement;
  for (const control of words.querySelectorAll('button')) control.remove();
  return { plain: plainTextOf(words), html: htmlOf(words) };
}

function htmlOf(words: HTMLElement): string {
  const copy = words.cloneNode(true) as HTMLElement;
  // Preformatted text is an email draft: paste it as paragraphs, so it takes the email's own font.
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
  // innerText only contains line breaks for elements that are laid out, so add the copy off screen for a moment.
  copy.style.cssText = 'position:fixed;left:-10000px;width:60rem';
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const text = copy.innerText;
  copy.remove();
  return text
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** How many lists an item's list is nested in. */
function countOf(item: Element, root: Element): number {
  let depth = -1;
  for (let at = item.parentElement; at && at !== root; at = at.parentElement)
    if (/^[OU]L$/.test(at.tagName)) depth += 1;
  return depth;
}
