const instrument =
  '(?:guitarra|piano|bajo|contrabajo|batería|violín|viola|chelo|violonchelo|arpa|flauta|clarinete|saxo|saxofón|trompeta|trombón|acordeón|bandoneón|charango|cuatro|tiple|ronroco|cajón|percusión|teclados?|órgano|ukelele|jarana|quena|gaita|tambor|tambora)';
/** When it is done: "de día", "desde 2019". */
const when =
  '(?:(?:(?:y|también|además|ahora|actualmente|de día|de noche|por las (?:mañanas|tardes|noches)|entre semana|los fines de semana|desde \\d{4})[ ,]+){0,2})';

/** What artists say of their life in the present tense: its verb, the same in the third person, and what must follow it. */
const facts: [verb: string, third: string, behind: string][] = [
  ['tengo', 'tiene', ' \\d{1,2} años(?!\\p{L})'],
  ['tenemos', 'tienen', ' entre \\d{1,2} y \\d{1,2} años(?!\\p{L})'],
  ['vivo', 'vive', ' en [^,.]+? desde (?:hace |que |el |\\d)'],
  ['vivimos', 'viven', ' en [^,.]+? desde (?:hace |que |el |\\d)'],
  ['trabajo', 'trabaja', ' (?:de|como|en) (?!(?:ello|eso|un[ao]?|el|mi|nuestr[oa]|disco|canciones)(?!\\p{L}))'],
  ['trabajamos', 'trabajan', ' (?:de|como|en) (?!(?:ello|eso|un[ao]?|el|mi|nuestr[oa]|disco|canciones)(?!\\p{L}))'],
  ['doy', 'da', ' clases? (?:de|en|a) '],
  ['damos', 'dan', ' clases? (?:de|en|a) '],
  ['enseño', 'enseña', ' (?:en|música|canto|\\p{L}+ en) '],
  ['toco', 'toca', ` (?:el |la |los )?${instrument}(?!\\p{L})`],
  ['canto', 'canta', ' (?:desde (?:niñ[oa]|pequeñ[oa]|los|que|hace)|en (?:el|un) coro)'],
  ['compongo', 'compone', ' (?:desde|canciones|música) ?'],
];

/** Where a clause with such a fact begins, for splitting a sentence: without groups. */
export const startsLifeFact = `${when}(?:${facts.map(([verb, , behind]) => `${verb}(?=${behind})`).join('|')})`;

const patterns = facts.map(([verb, third, behind]) => ({
  pattern: new RegExp(`^(${when})${verb}(?=${behind})`, 'iu'),
  third,
}));

/** A sentence about the artist's life with its verb in the third person; null for other sentences. */
export function lifeFact(sentence: string): string | null {
  const found = patterns.find(({ pattern }) => pattern.test(sentence));
  return found ? sentence.replace(found.pattern, (_, lead: string) => lead.replace(/^y /iu, '') + found.third) : null;
}

/** "He publicado tres discos": a count, not the news of one. */
export const ofSeveralWorks =
  '(?:he|hemos) (?:publicado|sacado|lanzado|grabado|editado|autoeditado) (?:ya )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|\\d{1,2}) (?:discos|álbumes|LPs?|EPs?|singles|sencillos|canciones|maquetas)(?!\\p{L})';
