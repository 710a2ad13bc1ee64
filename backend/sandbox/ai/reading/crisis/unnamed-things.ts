import type { Language } from '../language.js';

/** "Don't name the pack", "leave out the studio's name", "no digas cómo se llama el sello". */
const wishes = [
  /(?:don['’]?t|do not|never|without|rather not|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t|not)(?: (?:want|going|allowed))?(?: to)? nam(?:e|ing) (?:the|my|our|that|this|their) (?<noun>\p{Ll}+)(?=[ ,.!?;]|$)/giu,
  /(?<!\p{L})(?:don['’]?t|do not|never|without|no|leave|keep|take|cut|remove|delete|drop)(?: \p{L}+){0,3}? (?:(?:the )?names? of (?:the|my|our|that|this) (?<noun2>\p{Ll}+)|(?:the|my|our|that) (?<noun3>\p{Ll}+?)['’]?s? name)(?!\p{L})/giu,
  /(?<!\p{L})(?:no (?:nombres|nombren|nombréis) (?:(?:el|la|mi|ese|esa|al|a la) )|(?:no (?:digas|pongas|menciones|uses)|sin (?:decir|poner|mencionar)|quita|borra|saca|que no (?:salga|aparezca|se (?:diga|sepa|mencione))) (?:el nombre (?:del|de la|de mi|de ese|de esa) |cómo se llama (?:el|la|mi|ese|esa) ))(?<noun4>\p{Ll}+)(?!\p{L})/giu,
];

const name =
  '\\p{Lu}[\\p{L}\\d’&-]*(?: (?:(?:of|the|and|de|del|la|y) )?(?:\\p{Lu}[\\p{L}\\d’&-]*|[Vv]ol\\.? ?\\d+|\\d+))*';

/** A thing that the artist calls "the pack", and its name. */
export interface UnnamedThing {
  noun: string;
  name: string;
}

/** The names of things that the artist wants to stay out of a text, where a message gives them beside the word for the thing. */
export function unnamedThings(texts: readonly string[]): UnnamedThing[] {
  const all = texts.join('\n');
  const nouns = wishes.flatMap((wish) =>
    [...all.matchAll(wish)].flatMap(({ groups = {} }) => Object.values(groups).filter((noun) => noun !== undefined)),
  );
  return [...new Set(nouns)].flatMap((noun) => {
    const named = new RegExp(
      `(?<!\\p{L})(?:an?|the|our|my|this|that|un|una|el|la|mi)(?: [\\p{Ll}\\d-]+){0,2}? ${noun}(?: (?!called|named|llamad)[\\p{Ll}’']+){0,4}?(?:,|:| called| named| llamad[oa]| \\(|, called)? ?\\(?(?<name>${name})`,
      'u',
    );
    const found = named.exec(all)?.groups?.['name'];
    return found === undefined ? [] : [{ noun, name: found.replace(/[.,]$/u, '') }];
  });
}

/** A clause without those names: "a pack i paid for" for "a pack i paid for, Velvet Throats vol 2". */
export function withoutThings(clause: string, things: readonly UnnamedThing[], language: Language): string {
  return things.reduce((text, { noun, name: called }) => {
    const word = called.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const beside = new RegExp(
      `(?<=(?<!\\p{L})${noun}(?: [\\p{Ll}’']+){0,4}?)(?:,? (?:called|named|llamad[oa])|,|:)? \\(?${word}\\)?(?!\\p{L}),?(?= |$)`,
      'giu',
    );
    const alone = new RegExp(`(?<!\\p{L})(?:the |el |la )?${word}(?!\\p{L})`, 'giu');
    return text.replace(beside, '').replace(alone, `${language === 'es' ? 'lo' : 'the'} ${noun}`);
  }, clause);
}
