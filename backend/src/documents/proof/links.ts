/** A web address, email address or handle in a text; `target` is normalised, so it is the same for all notations. */
export interface FoundLink {
  start: number;
  end: number;
  text: string;
  target: string;
}

const endings =
  'com|net|org|io|fm|tv|me|co|uk|eu|de|es|fr|it|nl|ie|au|nz|ca|us|mx|ar|link|music|band|show|live|page|site|online|store|shop|app|dev|art|info|biz|gg|to|ly|be|example|test|xyz';

const patterns = [
  /(?:https?:\/\/|www\.)[^\s<>()[\]"'“”«»\0]{3,2048}/giu,
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/giu,
  new RegExp(
    `(?<![\\p{L}\\p{N}@./_-])[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,3}\\.(?:${endings})(?![\\p{L}\\p{N}-])(?:/[^\\s<>()\\[\\]"'“”«»\\0]{0,500})?`,
    'giu',
  ),
  /(?<![\p{L}\p{N}@./])@[\p{L}\p{N}_.]{2,30}/gu,
];

/** The target of a Markdown link, which is masked in the text: `](https://…`. */
const target = /\]\(<?([^)\s>]{1,2048})/g;

/** The links in a text, in order, without overlaps. @param markdown where to look for link targets */
export function findLinks(text: string, markdown = ''): FoundLink[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => {
      const words = whole.replace(/(?<![.,;:!?'’*_])[.,;:!?'’*_]+$/, '');
      return { text: words, start: index, end: index + words.length, target: targetOf(words) };
    }),
  );
  for (const match of markdown.matchAll(target)) {
    const [whole, address = ''] = match;
    const start = match.index + whole.length - address.length;
    found.push({ text: address, start, end: start + address.length, target: targetOf(address) });
  }
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return found.filter((link) => {
    if (link.start < end) return false;
    end = link.end;
    return true;
  });
}

function targetOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/(?<![/?#])[/?#]+$/, '');
}

/** What else a known address proves: its host, and the profile name on a social network. */
export function impliedBy(address: string): string[] {
  if (address.includes('@')) return [];
  const [host = '', ...path] = address.split(/[/?#]/);
  const last = path.at(-1)?.replace(/^@/, '');
  return [host, ...(last && path.length === 1 ? [`@${last}`] : [])];
}
