import type { DocumentKind } from '../../../../../contract/documents/document-kinds.js';

type Bio = Extract<DocumentKind, `bio_${string}`>;

const ofBio = /(?<!\p{L})bio(?:s|graph(?:y|ies))?(?!\p{L})/iu;
const count = '(?:\\d{2,3}|fifty|a hundred|one hundred|hundred)(?:[- ]?words?)?(?: (?:one|bio|version))?';
/** "50 and 100 words", "a 50-word one, a 100-word one". */
const counts = new RegExp(
  `(?<![\\p{L}\\d£$€.])${count}(?:(?:,| ?/| ?&| \\+| and| or| plus)+ (?:(?:a|an|the|one|another|also|in|of|at|with|about) ){0,3}${count}|(?:/|-|&)\\d{2,3}(?:[- ]?words?)?)*`,
  'giu',
);
const oneLine = /(?<!\p{L})(?:one|single|1)[- ]?(?:liner|line|sentence)(?!\p{L})/iu;
/** "A short one", "short, medium and long", but not "a short post". */
const sized = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words})(?:[- ]length)?(?= (?:ones?|versions?|(?:(?:artist|band|press) )?bio(?:s|graph(?:y|ies))?|for|and|&|or|plus|too|also|please|pls|as|in|of|on|short|medium|long)(?!\\p{L})|\\s*(?:[.,;:!?/&(\\n]|$)| [-–—] )`,
    'iu',
  );
const lengths: [bio: Bio, words: RegExp][] = [
  ['bio_50', sized('short(?:er)?')],
  ['bio_100', sized('medium|mid|middle')],
  ['bio_250', sized('long(?:er)?')],
];
/** A wish, not a question about bios. */
const wants =
  /(?<!\p{L})(?:write|do|make|give|get|need|want|have|send|draft|create|prepare|can (?:i|you|we)|could (?:i|you|we)|please|pls|like|also|too|as well|and)(?!\p{L})/iu;
/** "The long one sounds odd, take it out of the short one": of texts that are there. */
const changes =
  /(?<!\p{L})(?:sounds?|reads|looks?|tone|take|cut|remove|change|swap|shorten|trim|replace|fix)(?!\p{L})/iu;
const wonders = /^\W*(?:how|what|why|when|which|who|should|is|are|do(?! (?:me|a|one|it|us))|does)(?!\p{L})/iu;

const words: Record<string, number> = { fifty: 50, hundred: 100, 'a hundred': 100, 'one hundred': 100 };

/**
 * The biographies that a message asks for by their lengths: "a bio in 50 and 100 words", and after a bio also "a 50 word one and
 * a one-liner".
 * @param isAfterBio whether the last text was one
 */
export function askedBios(message: string, isAfterBio: boolean): Bio[] {
  if ((!ofBio.test(message) && !isAfterBio) || wonders.test(message) || !wants.test(message)) return [];
  const counted = [...message.matchAll(counts)]
    .map(([list]) => list)
    .filter((list) => /words?/iu.test(list))
    .flatMap((list) => list.match(/\d{2,3}|fifty|(?:a |one )?hundred/giu) ?? [])
    .map((length) => bioOf(words[length.toLowerCase()] ?? Number(length)));
  const named = changes.test(message) ? [] : lengths.filter(([, words]) => words.test(message)).map(([bio]) => bio);
  const isSeveral =
    named.length > 2 || (named.length > 1 && /(?<!\p{L})(?:and|plus|versions?|lengths?)(?!\p{L})|&/iu.test(message));
  return [
    ...new Set([...(oneLine.test(message) ? (['bio_line'] as const) : []), ...counted, ...(isSeveral ? named : [])]),
  ];
}

/** "A short one for Instagram and a long one for my website": whom a version is for names no other text. */
const readersOfVersion = new RegExp(
  '(?<=(?<!\\p{L})(?:short|medium|mid|middle|long)(?:er)?(?:[- ]length)?(?: (?:one|version|bio|biography))?) (?:for|on) (?:(?!(?:and|plus|with)(?!\\p{L}))[^,.;!?&\\n ]+(?: |(?=[,.;!?&\\n]|$))){1,5}',
  'giu',
);

/** A message without the readers of the biographies that it asks for by their lengths. */
export function withoutReaders(message: string): string {
  return message.replace(readersOfVersion, ' ');
}

const spanishBio = /(?<!\p{L})(?:bios?|biograf[ií]as?|semblanzas?)(?!\p{L})/iu;
const spanishOthers =
  /(?<!\p{L})(?:notas? de prensa|gacetilla|comunicado|anuncio|correo|mail|pitch|textos?|posteos?|publicaci\p{L}+)(?!\p{L})/iu;
const spanishLength =
  /(?<![\p{L}\d])(?:(?<count>\d{2,3}|cincuenta|cien|doscientas cincuenta) palabras|(?<=(?:otra|una|la|y) (?:de|en|con) )(?<bare>\d{2,3})(?=\s*(?:$|[.,;:!?)\n]| y | por favor))|(?<line>una (?:sola |única )?(?:línea|linea|frase|oración)))(?!\p{L})/giu;
const spanishBoth =
  /(?<!\p{L})cort(?:it)?[ao]s?(?!\p{L}).*(?<!\p{L})y(?!\p{L}).*(?<!\p{L})larg[ao]s?(?!\p{L})|(?<!\p{L})larg[ao]s?(?!\p{L}).*(?<!\p{L})y(?!\p{L}).*(?<!\p{L})cort(?:it)?[ao]s?(?!\p{L})/iu;
const spanishWonders = /^\W*(?:qué|que tal|cómo|cuándo|cuál|por qué|debería|hace falta)(?!\p{L})/iu;
const spanishWords: Record<string, number> = { cincuenta: 50, cien: 100, 'doscientas cincuenta': 250 };

/** Several biographies that a Spanish message asks for in one sentence: "una de 250 palabras y otra de una línea". */
export function askedSpanishBios(message: string): Bio[] {
  const [sentence = ''] = message.match(/[^.!?\n]+/gu)?.filter((one) => spanishBio.test(one)) ?? [];
  if (sentence === '' || spanishWonders.test(sentence)) return [];
  const [, of = ''] = sentence.split(spanishBio);
  const behind = withUnits(sentence.slice(sentence.indexOf(of)).split(spanishOthers)[0] ?? '');
  const lengths = [...behind.matchAll(spanishLength)].map(({ groups: { count: named, bare, line } = {} }) => {
    const length = named ?? bare ?? '';
    return line === undefined ? bioOf(spanishWords[length.toLowerCase()] ?? Number(length)) : ('bio_line' as const);
  });
  const found = [...new Set(lengths)];
  if (found.length > 1) return found;
  return found.length === 0 && spanishBoth.test(sentence) ? ['bio_50', 'bio_250'] : [];
}

/** "Una línea, 50 y unas 150": each number counts words if they are a list of lengths. */
function withUnits(list: string): string {
  return spanishList.test(list)
    ? list.replace(/(?<![\p{L}\d])(\d{2,3})(?![\p{L}\d]| palabras)/gu, '$1 palabras')
    : list;
}
const spanishList =
  /(?<!\p{L})(?:l[ií]nea|frase|palabras|\d{2,3})(?:,| y|, y) (?:(?:otra|una|de|con|unas|como|en) ){0,3}\d{2,3}(?!\d| (?:de|años|canciones|conciertos)(?!\p{L}))/iu;

/** The kind of biography that has room for a number of words. */
function bioOf(length: number): Bio {
  if (length <= 30) return 'bio_line';
  if (length <= 70) return 'bio_50';
  return length <= 150 ? 'bio_100' : 'bio_250';
}

/** "Fifty words or so would do": a length that is told in a sentence of its own; null if none or several are told. */
export function bioOfLength(message: string): Bio | null {
  const told = [
    ...message.matchAll(/(?<![\p{L}\d£$€.])(?<words>\d{2,3})(?: or so)?[- ]?(?:words?|palabras?)(?!\p{L})/giu),
  ];
  const [only, ...more] = new Set(told.map(({ groups }) => bioOf(Number(groups?.['words']))));
  return only === undefined || more.length > 0 ? null : only;
}

const inFirst =
  /(?<!\p{L})(?:(?:(?:in )?(?:the )?(?:1st|first)[- ]person|as (?:me|if I(?:['’]m| am| was| were) (?:saying|speaking|writing) it)|with ["“']?I["”']? instead)(?!\p{L})|(?:say|says|use|using|with|write it (?:as|with)|written (?:as|with)|change (?:he|she|they) to|swap (?:he|she|they) (?:for|to)|as|in|put) ["“']?I["”']?(?:[/ ]+(?:and )?my)?,? ?(?:(?:instead of|not|rather than|and not|over) ["“']?(?:he|she|they|him|her|them|his|their)["”']?)?(?=\s*(?:$|[.,!?;)]|please|pls|instead|too|though)))/iu;

/** Whether a message wants a biography in the first person. */
export function wantsFirstPerson(message: string): boolean {
  return inFirst.test(message);
}

/** "Could you do one in first person for my website?", after a biography: another version of it. */
export function otherBio(message: string): Bio | null {
  const isVersion = /(?<!\p{L})(?:one|it|that|this|version|same|another)(?!\p{L})/iu.test(message);
  const ofLength = /(?<![\p{L}\d])(\d{2,3})[- ]?words?(?!\p{L})/iu.exec(message)?.[1];
  const isMedium = /(?<!\p{L})medium(?:[- ]length)? (?:one|version|bio)(?!\p{L})/iu.test(message);
  const isOther = wantsFirstPerson(message) || ofLength !== undefined || (isMedium && wants.test(message));
  if (!isVersion || wonders.test(message) || !isOther) return null;
  // "Make it 80 words" is no other text than a biography, but "the press release in 80 words" is.
  if (
    /(?<!\p{L})(?:press|release|pitch|captions?|announcement|follow[- ]?up|e-?mail|statement|post)(?!\p{L})/iu.test(
      message,
    )
  )
    return null;
  return bioOf(Number(ofLength ?? 100));
}

/** A biography as its artist would say it: "Mara Quill grew up in Hull" becomes "I grew up in Hull". */
export function inFirstPerson(markdown: string, name: string): string {
  if (name === '') return markdown;
  const start = `(?<=^|[.!?] )${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`;
  return markdown
    .replace(new RegExp(`^${start.slice(start.indexOf(')') + 1)} makes`, 'u'), `I’m ${name}, and I make`)
    .replace(new RegExp(`^${start.slice(start.indexOf(')') + 1)} is (?=an? )`, 'u'), `I’m ${name}, `)
    .replace(new RegExp(`${start}’s`, 'gu'), 'My')
    .replace(
      new RegExp(`${start} (was|is|has) `, 'gu'),
      (_, verb: string) => `I ${verb === 'is' ? 'am' : verb === 'has' ? 'have' : verb} `,
    )
    .replace(
      new RegExp(
        `${start} (teach|coach|mix)es(?!\\p{L})|${start} (stud)ies(?!\\p{L})|${start} (work|live|run|host|nurse|drive|farm|build|repair|play|make|sing|write|use|sample|blend|combine|loop|record|produce|perform)s(?!\\p{L})`,
        'gu',
      ),
      (_, es?: string, ies?: string, s?: string) => `I ${es ?? (ies === undefined ? (s ?? '') : `${ies}y`)}`,
    )
    .replace(new RegExp(`${start} `, 'gu'), 'I ')
    .replace(/(?<= and )(sing|write|play|make|record|teach|work|live)(?:e?s)(?!\p{L})/gu, '$1')
    .replace(/(?<!\p{L})their(?!\p{L})/gu, 'my')
    .replace(/(?<!\p{L})they(?!\p{L})/gu, 'I')
    .replace(/(?<!\p{L})Their(?!\p{L})/gu, 'My')
    .replace(/(?<!\p{L})They(?!\p{L})/gu, 'I');
}
