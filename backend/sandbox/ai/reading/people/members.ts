/** Instruments as someone names the players of a group. */
const instruments =
  'double bass|upright bass|electric bass|lead guitar|rhythm guitar|pedal steel|bass|guitars?|drums|percussion|piano|keys|keyboards?|organ|synths?|violin|viola|cello|fiddle|flute|clarinet|sax|saxophone|trumpet|trombone|horn|tuba|accordion|harp|banjo|mandolin|vocals';
const players: Record<string, string> = {
  ...{
    pianist: 'piano',
    bassist: 'bass',
    drummer: 'drums',
    guitarist: 'guitar',
    violinist: 'violin',
    cellist: 'cello',
  },
  ...{ violist: 'viola', saxophonist: 'saxophone', trumpeter: 'trumpet', accordionist: 'accordion', harpist: 'harp' },
  ...{ flautist: 'flute', clarinettist: 'clarinet', keyboardist: 'keyboards', organist: 'organ', fiddler: 'fiddle' },
};
/** Both "Bass is …" and "bass is …", in a pattern in which capitals count. */
const instrument = `(?:${instruments.replace(/(?<=^|\|)[a-z]/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})`;
const word = "\\p{Lu}[\\p{L}'’-]+";
const fullName = `${word}(?: (?:van |von |de |del |la )?${word}){1,3}`;
/** "Bass is Aino Lehtisaari and drums Petri Kuusvuo". */
const byInstrument = new RegExp(
  `(?<!\\p{L})(?<played>${instrument})(?: (?:is|are)(?: played by)?|:| by)? (?<who>${fullName})(?!\\p{L})`,
  'gu',
);
/** "Aino Lehtisaari on bass", "Aino Lehtisaari plays bass", "Aino Lehtisaari (bass)". */
const byName = new RegExp(
  `(?<!\\p{L})(?<who>${fullName})(?: on | plays |,? \\()(?:the )?(?<played>${instrument})(?!\\p{L})`,
  'gu',
);
/** "I am the pianist, Oskari", "I'm Oskari, the pianist". */
const self = [
  `(?<!\\p{L})(?:I am|I['’]?m) (?:the|their|its|a) (?<player>${Object.keys(players).join('|')}),? (?:and my name is |called |named )?(?<who>${word}(?: ${word})?)`,
  `(?<!\\p{L})(?:I am|I['’]?m|[Mm]y name is) (?<who>${word}(?: ${word})?),? (?:and I(?: am|['’]?m) )?the (?<player>${Object.keys(players).join('|')})(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'u'));

const ofGroup = /(?<!\p{L})(?:duo|trio|quartet|quintet|sextet|band|group|ensemble|line-?up|members)(?!\p{L})/iu;
/** Guests play on a record, and not in the group. */
const ofRecord =
  /(?<!\p{L})(?:guests?|featur\p{L}+|session|(?:on|for) the (?:record|album|EP|single|song|track))(?!\p{L})/iu;
const since =
  /(?:^|[.!?,;:\n–—]\s*|(?<!\p{L})(?:and|we(?:['’]?re| are)) )(?:a (?:band|duo|trio|quartet|group) |playing )?(?<how>together|going|active) since (?<year>(?:19|20)\d\d)(?!\d)/iu;
const met = /, (?:and )?we met (?<where>(?:in|at|on|through|while|during) [^,.;:!?\n]{3,60})/iu;

interface Player {
  who: string;
  played: string;
}

/** Who plays what in a group, since when, and where they met: "Together since 2019, we met in …. Bass is Aino Lehtisaari". */
export function memberFacts(text: string, name: string): string[] {
  if (name === '') return [];
  const { year, how = '' } = since.exec(text)?.groups ?? {};
  const where = met.exec(text)?.groups?.['where']?.trim();
  const all = ofGroup.test(text) && !ofRecord.test(text) ? playersIn(text) : [];
  return [
    ...(year === undefined
      ? []
      : [`${name} has been ${/^together$/iu.test(how) ? 'together' : 'active'} since ${year}.`]),
    ...(where === undefined ? [] : [`They met ${where}.`]),
    ...(all.length < 2 ? [] : [`${listOf(all.map(({ who, played }) => `${who} plays ${played}`))}.`]),
  ];
}

function playersIn(text: string): Player[] {
  const found =
    [byInstrument, byName].map((pattern) => [...text.matchAll(pattern)]).find((all) => all.length > 0) ?? [];
  const others = found.map(({ groups: { who = '', played = '' } = {} }) => ({ who, played: played.toLowerCase() }));
  const { who = '', player = '' } = self.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  const own = who === '' ? [] : [{ who, played: players[player] ?? player }];
  return [...own, ...others.filter((one) => one.who !== who)];
}

function listOf(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
