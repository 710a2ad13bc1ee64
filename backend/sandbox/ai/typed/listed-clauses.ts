const did =
  'started|began|grew up|moved (?=to |from |back |over )|studied|trained|learn(?:ed|t)|taught|won|toured|supported|opened for|performed|headlined|formed|founded|joined|left|quit|worked|lived|busked|drove|sang|played|released|put out|self-released|self-produced|sold|appeared|graduated|spent|met|ran|hosted|came (?=(?:second|first|third|runner)(?!\\p{L}))|was (?=(?:born|raised|shortlisted|nominated|picked|chosen|named|featured|played|brought)(?!\\p{L}))';
/** "Made in Leeds" says it of the work; "made two records" of the artist. */
const made =
  '(?:wrote|recorded|made|produced|built|mixed)(?= (?:it|them|this|two|three|four|five|six|a|an|the|my|our|all|\\d+)(?!\\p{L}))';
const does =
  '(?:play|sing|write|teach|run|live|work|host|study|make)(?= (?:a|an|the|at|as|in|for|on|with|my|our|ukulele|guitar|piano|violin|drums|bass)(?!\\p{L}))';
const been = '(?:have )?been (?=(?:going|together|playing|gigging|making|writing|touring|singing|active|a)(?!\\p{L}))';
const adverbs = '(?:(?:also|then|later|recently|now|just|first) )*';
const startsClause = new RegExp(`,(?: and)? (?=${adverbs}(?:${did}|${made}|${does}|${been})(?! by(?!\\p{L})))`, 'giu');
const isBeen = /^(?:have )?been /iu;
/** A clause that says what its writer is or did. */
const subject =
  /^(?:and |also |so |right |ok |hi |hello |hey |hiya )?(?<who>I|we)(?:['’](?:m|re|ve)|m(?= )| am| are| was| were| have| had| \p{L}+)(?!\p{L})/iu;
const subjectBehind =
  /(?:,|(?<!\p{L})and) (?<who>I|we)(?:['’](?:m|re|ve)| am| are| have| had| \p{L}+ed| (?:play|sing|write|grew|wrote|won))(?!\p{L})/giu;

/**
 * A sentence with the subject before each clause of a list that leaves it out: "We're a four-piece, been going since 2021, played the
 * Fringe" says it three times. Each clause is a line of its own.
 */
export function withSubjectsRepeated(sentence: string): string[] {
  const [first = '', ...rest] = sentence.split(startsClause);
  const { who = '' } = subject.exec(first.trim())?.groups ?? {};
  const last = who === '' ? ([...first.matchAll(subjectBehind)].at(-1)?.groups?.['who'] ?? '') : who;
  if (last === '' || rest.length === 0) return [sentence];
  const self = /^i$/iu.test(last) ? 'I' : 'We';
  return [
    first,
    ...rest.map((clause) => (isBeen.test(clause) ? `I have ${clause.replace(/^have /iu, '')}` : `${self} ${clause}`)),
  ];
}
