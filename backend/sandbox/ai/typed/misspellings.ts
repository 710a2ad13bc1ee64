import type { Language } from '../reading/language.js';

/** What requests are made of: one of these misspelled, and the whole message isn't understood. */
const known: Record<Language, readonly string[]> = {
  en: 'pitch press release releases released announce announced announcement captions statement follow-up follow interview poster playlist playlists spotify instagram single track tracks album support ticket tickets change remove replace remember correction plugger publicist journalist journalists magazine newspaper signed cancelled cancel festival concert drummer guitarist newsletter schedule calendar monday tuesday wednesday thursday friday saturday sunday tomorrow january february april august september october november december biography thanks please'.split(
    ' ',
  ),
  es: 'comunicado lanzamiento concierto entrevista festival biografía anuncio sencillo canción correo escríbeme febrero agosto septiembre octubre noviembre diciembre miércoles viernes domingo gracias'.split(
    ' ',
  ),
};

/** Correct words that are one letter away from one of those. */
const correct = new Set(
  'fallow hollow follows follower followed fellow sing singe sings tacks trace traces relapse relapses princes prises pressed presses depress cornet correct posted posters poser portal sport sports supports supported announces announcer caption captioned captains chance changes changed pitched pitcher itch reminds remote removed removes replaced replaces remembers singer signer singed signet cancels canceled canceling cancellation thicket picket festivos festivo festivas correos corre anuncia anuncios viene sencilla sencillas domingos concreto octubres'.split(
    ' ',
  ),
);

/** Passages in quotation marks, addresses, and what something is called: they stay as they were typed. */
const asTyped =
  /(["“«][^"“”«»\n]*["”»]|\S*[@/]\S*|(?<!\p{L})(?:called|titled|named|llamad[oa]|se llama|se titula)\s+\S+(?:\s+\S+){0,2})/iu;
/** Only in words this long is a wrong letter told from another word that is right. */
const longWord = 8;
/** Words like no other one, in which two mistakes are common. */
const twice = new Set('announcement wednesday february tomorrow miércoles'.split(' '));

/** A message in which the words that requests are made of are spelled right: "a blog ptich for 4 traks". Names with capitals stay. */
export function withoutMisspellings(message: string, language: Language): string {
  return message
    .split(asTyped)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(/(?<![\p{L}\d'’-])\p{Ll}{4,}(?![\p{L}\d'’]|-\p{L})/gu, (word) => spelled(word, language)),
    )
    .join('');
}

function spelled(word: string, language: Language): string {
  const words = known[language];
  if (words.includes(word) || correct.has(word)) return word;
  const near = words
    .map((one) => ({ one, mistakes: mistakesIn(word, one) }))
    .filter(({ one, mistakes }) => mistakes <= (twice.has(one) ? 2 : 1));
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  const [meant, other] = near.filter(({ mistakes }) => mistakes === fewest);
  return meant && !other ? meant.one : word;
}

/**
 * How many letters of a word are swapped, missing, too many or, in long words, wrong, if another word is meant that begins with the same
 * letter: the restricted edit distance. Infinity for other words, and for forms of the word itself.
 */
function mistakesIn(typed: string, word: string): number {
  const isForm = typed.startsWith(word) || word.startsWith(typed);
  if (isForm || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return Infinity;
  const wrong = word.length >= longWord ? 1 : Infinity;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const isLast = i === typed.length || j === word.length;
      next[j] = Math.min(
        (next[j - 1] ?? Infinity) + 1,
        (row[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + (isSame ? 0 : isLast ? Infinity : wrong),
        isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[word.length] ?? Infinity;
}
