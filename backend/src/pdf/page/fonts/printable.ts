import type { SheetContent } from '../../../../../contract/one-sheets/one-sheet.js';
import { withoutFont } from './sheet-fonts.js';

/** Nothing is drawn for these, so no font needs to have them. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Variation_Selector}]/u;

/** A sheet's content in signs that its fonts have, as far as there is a way to write it, and the signs that none has. */
export interface PrintableContent {
  content: SheetContent;
  missing: string[];
}

/**
 * Letters in fancy dress, which no font has, become the plain ones that they stand for. Of what is left, letters stay as they
 * are, since a name without them would be another one; other signs go.
 */
export async function toPrintable(content: SheetContent): Promise<PrintableContent> {
  const written = JSON.stringify(content).normalize('NFC');
  const unknown = await withoutFont([...new Set(written)].filter((sign) => !unseen.test(sign)));
  const plain = new Map([...unknown].map((sign) => [sign, sign.normalize('NFKC')]));
  const unknownPlain = await withoutFont([...new Set([...plain.values()].join(''))]);
  const missing = [...unknown].filter((sign) =>
    [...(plain.get(sign) ?? '')].some((letter) => unknownPlain.has(letter)),
  );
  for (const sign of missing) plain.set(sign, /[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : '');
  const print = (text: string): string => [...text.normalize('NFC')].map((sign) => plain.get(sign) ?? sign).join('');
  return {
    // An address leads to where it says, whether or not it can be printed.
    content: JSON.parse(JSON.stringify(content), (_, value: unknown) =>
      typeof value === 'string' && !/^https?:/i.test(value) ? print(value) : value,
    ) as SheetContent,
    missing,
  };
}
