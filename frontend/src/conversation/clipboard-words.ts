/**
 * What stands in an element as it goes to the clipboard: as HTML without the page's looks, and as plain text in which lists
 * have their marks, so that both paste well into mails and documents.
 */
export function toClipboard(words: HTMLElement): ClipboardItem {
  return new ClipboardItem({
    'text/html': new Blob([htmlOf(words)], { type: 'text/html' }),
    'text/plain': new Blob([plainTextOf(words)], { type: 'text/plain' }),
  });
}

function htmlOf(words: HTMLElement): string {
  const copy = words.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'start', 'align'].includes(name)) element.removeAttribute(name);
    }
  }
  return copy.innerHTML;
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
