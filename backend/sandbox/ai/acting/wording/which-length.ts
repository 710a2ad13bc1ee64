import { linkOf } from '../linked-documents.js';

const named =
  /(?<!\p{L})(?:the|that|my|our|la|mi|esa|el|ese) (?:(?:(?<long>long(?:er|est)?|big(?:ger|gest)?|full(?:er)?|whole|larga|más larga|completa)|(?<short>short(?:er|est)?|small(?:er|est)?|brief|corta|cortita|breve|más corta)) (?:one|bio(?:graphy)?|version|text|versión|biograf[ií]a)|(?<size>\d{2,3})(?:[- ]words?)? (?:one|bio|version|palabras)|(?<larga>más larga|larga)(?!\p{L})|(?<corta>más corta|corta)(?!\p{L}))/iu;
const bioBefore = /(?:bio|biograf[ií]a), (?<size>\d+) (?:words|palabras)[^[]*$/iu;

/** The biography that a message means by its length, where there are several: "put that in the long one"; `''` for none. */
export function bioOfLengthNamed(question: string, said: readonly string[]): string {
  const found = named.exec(question)?.groups;
  if (!found) return '';
  const bios = new Map<string, number>();
  for (const reply of said)
    for (const link of reply.matchAll(linkOf)) {
      const size = bioBefore.exec(reply.slice(0, link.index).split('\n').at(-1) ?? '')?.groups?.['size'];
      if (size !== undefined) bios.set(link[2] ?? '', Number(size));
    }
  if (bios.size < 2) return '';
  const inOrder = [...bios].toSorted(([, one], [, other]) => one - other);
  const { size, long, larga } = found;
  if (size !== undefined) return inOrder.findLast(([, words]) => words === Number(size))?.[0] ?? '';
  return (long === undefined && larga === undefined ? inOrder[0] : inOrder.at(-1))?.[0] ?? '';
}
