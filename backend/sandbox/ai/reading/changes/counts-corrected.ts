import { lowerFirst } from '../../first-letters.js';
import type { Respelling } from './respelling.js';
import { trackCountIn } from './track-count.js';

const count =
  '(?:\\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)';
/** Days, times, prices and tracks are read elsewhere. */
const notCounted =
  '(?!(?:am|pm|tracks?|songs?|tunes|canciones|temas|pistas|pounds|euros?|quid|dollars|pesos|words?|characters|palabras|of|de|o|a|h|hrs|or|and|to|y|in|on|not|no|st|nd|rd|th|january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L}))';
const counted = new RegExp(`(?<![\\p{L}\\d.,£$€:/-])(${count})[ -]${notCounted}(\\p{L}{3,20})(?!\\p{L})`, 'giu');
const corrects =
  /(?<!\p{L})(?:fix|correct\p{L}*|wrong|actually|changed?|updated?|should (?:be|say)|not? (?:\d|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|correcci[oó]n|now|mistake|sorry|typo|oops|whoops|make (?:it|that)|in the end|I meant|I said|corrig\p{L}+|corríg\p{L}+|cambi\p{L}+|en realidad|ahora|error|equivoc\p{L}+|perdón|perdona)(?!\p{L})/iu;

/** "We're 48 now, not 46", which leaves out what is counted. */
const notCount = new RegExp(
  `(?<![\\p{L}\\d.,£$€:/-])(?<to>${count})(?: (?:of us|people|now|ahora|personas))*,? (?:(?:and |y )?(?:not|no)|instead of|rather than|en (?:vez|lugar) de) (?<from>${count})(?=\\s*$|\\s*[.,;:!?)\\n]| (?:any ?more|ya|people|of us|personas)(?!\\p{L}))`,
  'giu',
);

/** "Its 5 working days not 10": the new count has a word more. */
const notPeriod = new RegExp(
  `(?<![\\p{L}\\d.,£$€:/-])(?<to>${count})(?<kind>(?: \\p{L}+)?) (?<noun>days?|weeks?|months?|hours?|hrs|minutes?|mins|days|semanas?|días?|horas?|minutos?|meses)(?: now)?,? (?:(?:and |y )?(?:not|no)|instead of|rather than|en (?:vez|lugar) de) (?<from>${count}|one|una?)(?= \\k<noun>|\\s*$|\\s*[.,;:!?)\\n])`,
  'giu',
);

const year = '(?:19|20)\\d\\d(?!\\d)';
/** "It's 2018, not 2019", "we are together since 2018": since when, or in which year, something was. */
const notYear = new RegExp(
  `(?<!\\d)(?<to>${year})(?: now| actually)?,? (?:(?:and )?not|instead of|rather than) (?:in |since )?(?<from>${year})`,
  'iu',
);
/** With the word before it: "taught since 2005" isn't about "together since 2019". */
const sinceYear = new RegExp(`(?:(?<what>[\\p{L}'’]+),? )?(?<!\\p{L})since (?<year>${year})`, 'giu');
const asCorrection = /^(?:actually|sorry|no|now|it['’]?s|its|oops|really)$/iu;

/** The year that a message corrects: "please change, we are together since 2018". */
function yearsCorrected(message: string, earlier: readonly string[]): Respelling[] {
  const { to = '', from = '' } = notYear.exec(message)?.groups ?? {};
  if (from !== '')
    return ['since', 'Since', 'in', 'In'].map((word) => ({ from: `${word} ${from}`, to: `${word} ${to}` }));
  const [now, ...more] = sinceIn(message);
  if (now === undefined || more.length > 0) return [];
  const told = sinceIn(earlier.join('\n')).filter(({ what }) => what === now.what || asCorrection.test(now.what));
  const [old, ...others] = [...new Set(told.map((one) => one.year))];
  if (old === undefined || others.length > 0 || old === now.year) return [];
  return [{ from: `since ${old}`, to: `since ${now.year}` }];
}

function sinceIn(text: string): { what: string; year: string }[] {
  return [...text.matchAll(sinceYear)].map(({ groups: { what = '', year: on = '' } = {} }) => ({
    what: what.toLowerCase(),
    year: on,
  }));
}

/** "It's 11k, not 14": thousands of streams. */
const notThousands =
  /(?<![\p{L}\d.,£$€:/-])(?<to>\d{1,4}(?:[.,]\d)?)(?<unit>k|m|mil)(?: (?:streams|plays|views|followers))?,? (?:(?:and )?not|no|instead of) (?<from>\d{1,4}(?:[.,]\d)?)(?:k|m|mil)?(?![\p{L}\d])/giu;

/** "The choir is 34 voices, please fix that": the counts that a message corrects, each with what it counts. */
export function countsCorrected(message: string, earlier: readonly string[]): Respelling[] {
  const periods = periodsSet(message).filter(({ from }) => earlier.some((text) => text.includes(from)));
  const before = [...earlier.join('\n').matchAll(counted)];
  const behind = [...countsBehind(message, earlier.join('\n')), ...peopleCorrected(message, earlier.join('\n'))];
  if (!corrects.test(message)) return [...periods, ...behind];
  const bare = [...message.matchAll(notCount)].flatMap(({ groups: { to = '', from = '' } = {} }) => {
    const nouns = new Set(before.filter((one) => one[1] === from).map((one) => one[2] ?? ''));
    return new Set([...nouns].map(stem)).size === 1 ? [...nouns].flatMap((noun) => pairs(from, to, noun)) : [];
  });
  const thousands = [...message.matchAll(notThousands)].flatMap(
    ({ groups: { to = '', from = '', unit = '' } = {} }) => {
      const old = [unit, ` ${unit}`].map((one) => from + one).find((words) => earlier.join('\n').includes(words));
      return old === undefined ? [] : [{ from: old, to: to + old.slice(from.length) }];
    },
  );
  return [
    ...periods,
    ...behind,
    ...yearsCorrected(message, earlier),
    ...bare,
    ...thousands,
    ...countsNamed(message, before),
    ...tracksCorrected(message, earlier.join('\n')),
  ];
}

const tracksTold = new RegExp(`(?<![\\p{L}\\d])(${count})([ -])(tracks?|songs?|tunes?)(?!\\p{L})`, 'giu');

/** "Its 8 not 9 sorry", as a whole message or sentence. */
const notTracks = new RegExp(
  `(?:^|[.!?\\n] ?)(?:(?:sorry|oops|actually|oh|wait|no)[ ,]+)*(?:it['’]?s|it is|there['’]?s|there are|that['’]s|should be|I meant)? ?(?<to>${count})(?: now| actually)?,? (?:and )?not (?<from>${count})(?=,? (?:sorry|actually|oops|btw|in the end|thanks|please)|\\s*(?:$|[.,;!?\\n]))`,
  'iu',
);

/** "Sorry it's 8 songs not 9": how many tracks the record has, if earlier messages gave one other count. */
function tracksCorrected(message: string, before: string): Respelling[] {
  const bare = notTracks.exec(message)?.groups;
  const [to = ''] = bare?.['to'] === undefined ? trackCountIn([message]).split(' ') : [bare['to'].toLowerCase()];
  const named =
    bare?.['from'] ?? new RegExp(`(?<!\\p{L})(?:not|instead of) (${count})(?!\\p{L})`, 'iu').exec(message)?.[1];
  const told = [...before.matchAll(tracksTold)];
  const counts = [...new Set(told.map(([, one = '']) => one.toLowerCase()))];
  const from = named?.toLowerCase() ?? (counts.length === 1 ? counts[0] : undefined);
  if (to === '' || from === undefined || from === to) return [];
  const words = told.filter(([, one = '']) => one.toLowerCase() === from).map(([found]) => found);
  // "Ten songs, recorded in our barn" is "ten songs" within a sentence.
  return [...new Set(words.flatMap((found) => [found, lowerFirst(found)]))].map((found) => ({
    from: found,
    to: to + found.slice(from.length),
  }));
}

/** The periods that a message puts in place of others: "its 5 working days not 10" has "5 working days" for "10 days". */
export function periodsSet(message: string): Respelling[] {
  return [...message.matchAll(notPeriod)].flatMap(({ groups: { to = '', kind = '', noun = '', from = '' } = {} }) =>
    [...new Set([kind, ''])].flatMap((one) =>
      [...new Set([noun, stem(noun), `${stem(noun)}s`])].map((unit) => ({
        from: `${from}${one} ${unit}`,
        to: `${to}${kind} ${noun}`,
      })),
    ),
  );
}

function countsNamed(message: string, before: readonly RegExpExecArray[]): Respelling[] {
  return [...message.matchAll(counted)].flatMap(([, to = '', noun = '']) => {
    const isSame = (other: string): boolean => stem(other) === stem(noun);
    const old = [...new Set(before.filter((one) => isSame(one[2] ?? '')).map((one) => one[1] ?? ''))];
    const [from, ...others] = old.filter((one) => one.toLowerCase() !== to.toLowerCase());
    if (from === undefined || others.length > 0 || old.length > 1) return [];
    const nouns = [...new Set(before.filter((one) => isSame(one[2] ?? '')).map((one) => one[2] ?? ''))];
    return nouns.flatMap((one) => pairs(from, to, one));
  });
}

/** "But the records are four": a count that differs from the one told before. */
const countBehind = new RegExp(
  `(?<!\\p{L})(?:the|our|my) (?<noun>\\p{L}{3,20}s) (?:are|were) (?:actually |now |really |in fact |only )?(?<to>${count})(?=\\s*(?:$|[.,;!?\\n]|(?:now|actually|not)(?!\\p{L})))`,
  'giu',
);

/** "It's six of us now": how many are in the band. */
const ofUs = new RegExp(
  `(?<!\\p{L})(?:it['’]?s|we['’]?re|we are|there['’]?s|there are|down to|up to) (?:only |just |now |actually )*(?<to>${count}) (?:of us|people|members)(?: now| left| these days)?(?=\\s*(?:$|[,.;!?\\n]|and(?!\\p{L})))`,
  'giu',
);
const peopleTold = new RegExp(
  `(?<!\\p{L})(?:we['’]?re|we are|it['’]?s|there are|we have|as an?|band of|an?) (?:all |only |just |now )*(${count})[ -](?:people|members|musicians|players|of us|piece)(?!\\p{L})`,
  'giu',
);

function peopleCorrected(message: string, before: string): Respelling[] {
  const [to, ...more] = [...message.matchAll(ofUs)].map(({ groups }) => groups?.['to']?.toLowerCase() ?? '');
  const told = [...before.matchAll(peopleTold)];
  const [from, ...others] = [...new Set(told.map(([, one = '']) => one.toLowerCase()))];
  if (to === undefined || more.length > 0 || from === undefined || others.length > 0 || from === to) return [];
  return ['people', 'members', 'musicians', 'players', 'of us', 'of them', 'piece'].flatMap((noun) =>
    pairs(from, to, noun),
  );
}

function countsBehind(message: string, before: string): Respelling[] {
  return [...message.matchAll(countBehind)].flatMap(({ groups: { noun = '', to = '' } = {} }) => {
    const told = new RegExp(`(?<![\\p{L}\\d.,£$€:/-])(${count}) (${noun})(?!\\p{L})`, 'giu');
    const found = [...before.matchAll(told)];
    const [from, ...others] = [...new Set(found.map(([, one = '']) => one.toLowerCase()))];
    if (from === undefined || others.length > 0 || from === to.toLowerCase()) return [];
    return pairs(from, to.toLowerCase(), noun.toLowerCase());
  });
}

function pairs(from: string, to: string, noun: string): Respelling[] {
  return [' ', '-'].map((joint) => ({ from: from + joint + noun, to: to + joint + noun }));
}

function stem(noun: string): string {
  return noun.toLowerCase().replace(/e?s$/u, '');
}
