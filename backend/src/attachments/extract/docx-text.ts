import { text as readText } from 'node:stream/consumers';
import { Transform, type TransformCallback } from 'node:stream';
import yauzl from 'yauzl';
import { BoundedText, type Extracted } from './extracted.js';

/** The part of a Word file that contains its text. */
const body = 'word/document.xml';

/** Limits on the file's parts and on the bytes of its unpacked text: anything larger is a zip bomb. */
const partsMax = 2000;
const bytesMax = 20 * 1024 * 1024;

/**
 * Text, a tab, a line break or the end of a paragraph. Deleted words (`w:delText`) and field codes are left out. A tag ends
 * before the next one, even if it is never closed: each `<w:t ` would otherwise be searched to the end of the file.
 */
const pieces = /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^<>]*)?\/>|<\/w:(p|tc)>/g;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of a Word file, paragraph by paragraph. @throws if it is damaged or unpacks to too much */
export async function docxText(path: string): Promise<Extracted> {
  const xml = await readBody(path);
  const text = new BoundedText();
  for (const [, words, space, end] of xml.matchAll(pieces)) {
    if (text.isFull) break;
    if (words !== undefined) text.add(decoded(words));
    else if (space !== undefined) text.add(space === 'tab' ? '\t' : '\n');
    else text.add(end === 'p' ? '\n' : '\t');
  }
  return text.end();
}

async function readBody(path: string): Promise<string> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true });
  try {
    if (zip.entryCount > partsMax) throw new Error('The file has too many parts');
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== body) continue;
      const content = await zip.openReadStreamPromise(entry);
      return await readText(content.pipe(new AtMost(bytesMax)));
    }
  } finally {
    zip.close();
  }
  throw new Error('The file has no text part');
}

/** Passes a stream through and fails after the given number of bytes, whatever size the file declares. */
class AtMost extends Transform {
  constructor(private left: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.left -= chunk.length;
    if (this.left < 0) done(new Error('The file unpacks to too much'));
    else done(null, chunk);
  }
}

function decoded(words: string): string {
  return words.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
