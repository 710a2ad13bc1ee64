/** The DOM that showKept uses. Declared here so that the rest of the server doesn't see DOM types. */
interface PageNode {
  textContent: string | null;
  src: string;
  readonly attributes: Iterable<{ name: string; value: string }>;
  getAttribute: (name: string) => string | null;
  setAttribute: (name: string, value: string) => void;
  replaceWith: (node: PageNode) => void;
  decode: () => Promise<void>;
}
interface PageDocument {
  title: string;
  documentElement: { lang: string; dir: string };
  head: { innerHTML: string };
  body: { replaceChildren: (...nodes: PageNode[]) => void; childNodes: Iterable<PageNode> };
  querySelectorAll: (selector: string) => Iterable<PageNode>;
  createElement: (name: string) => PageNode;
}
declare const document: PageDocument;
declare const DOMParser: new () => { parseFromString: (html: string, type: 'text/html') => PageDocument };
declare const window: { keptParts?: string[]; keptPictures?: Map<string, PageNode> };

/** Runs inside an empty page: stores the parts its documents have in common. */
export function storeKept(parts: string[]): void {
  window.keptParts = parts;
  window.keptPictures = new Map();
}

/**
 * Runs inside a page with stored parts: shows a document in which `kept:0` refers to the first part. A style that is
 * already shown stays, and with it the fonts it has loaded; a picture reuses the element that decoded it before.
 */
export async function showKept(html: string): Promise<void> {
  const { keptParts: parts = [], keptPictures: pictures = new Map<string, PageNode>() } = window;
  const partOf = (mark: string | null): string => parts[Number(/^kept:(\d+)$/.exec(mark ?? '')?.[1])] ?? '';
  const next = new DOMParser().parseFromString(html, 'text/html');
  const decoding: Promise<void>[] = [];
  for (const image of [...next.querySelectorAll('img[src^="kept:"]')]) {
    const mark = image.getAttribute('src') ?? '';
    let picture = pictures.get(mark);
    if (!picture) {
      picture = document.createElement('img');
      picture.src = partOf(mark);
      decoding.push(picture.decode().catch(() => undefined));
      pictures.set(mark, picture);
    }
    for (const { name, value } of image.attributes) if (name !== 'src') picture.setAttribute(name, value);
    image.replaceWith(picture);
  }
  if ([...document.querySelectorAll('style')].length === 0) {
    document.head.innerHTML = next.head.innerHTML;
    for (const style of document.querySelectorAll('style')) style.textContent = partOf(style.textContent);
  }
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
  document.body.replaceChildren(...next.body.childNodes);
  await Promise.all(decoding);
}
