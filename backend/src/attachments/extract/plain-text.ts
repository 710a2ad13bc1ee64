import { readFile } from 'node:fs/promises';
import { BoundedText, type Extracted } from './extracted.js';

/** A text file in UTF-8, or in UTF-16 with a byte order mark. @throws if it is something else */
export async function plainText(path: string): Promise<Extracted> {
  const bytes = await readFile(path);
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const content = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (content.includes('\0')) throw new Error('The file is not text');
  const text = new BoundedText();
  text.add(content);
  return text.end();
}
