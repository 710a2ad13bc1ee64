import type { SheetContent } from '../../../../../contract/one-sheets/one-sheet.js';
import { withoutFont } from './sheet-fonts.js';

/** Invisible characters, which need no font. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Variation_Selector}]/u;

/** A sheet's content in characters that its fonts can draw, as far as possible, and the characters that no font has. */
export interface PrintableContent {
  content: SheetContent;
  missing: string[];
}

/**
 * Replaces stylised Unicode letters, which no font has, with plain ones. Other letters without a font stay, since a
 * name would be a different one without them; other characters are removed.
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
    // URLs stay as they are, printable or not.
    content: JSON.parse(JSON.stringify(content), (_, value: unknown) =>
      typeof value === 'string' && !/^https?:/i.test(value) ? print(value) : value,
    ) as SheetContent,
    missing,
  };
}
