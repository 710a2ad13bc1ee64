import { capitalised } from '../reading/concerts/towns.js';

/** Words in front of a verb that name nobody. */
const noName = new Set(
  'i we he she they it you u who that this these those my our the a an his her their your its mum mom dad nan gran grandad sister sisters brother brothers cousin uncle aunt mate mates friend friends wife husband partner boyfriend girlfriend son daughter band bands group choir duo trio producer producers engineer drummer singer bassist guitarist pianist cellist manager label venue promoter guy guys girl girls lad lads man woman bloke someone somebody everyone everybody nobody anyone people kid kids student students teacher neighbour neighbor studio company also just really actually basically both all each one two three four five six seven eight nine ten some most many songs song singles single track tracks album albums ep eps record video vid cover art artwork photo photos music lyrics words and but so then or not never always already still only once which what when where how why old new best local another other same first last next second third big little small young good great lovely amazing well known famous in on at by for from with to of as if out up is was are were be been has have had will would can could do did does made make got get put add say mention include use write please pls thanks'.split(
    ' ',
  ),
);

const part = "\\p{Ll}[\\p{Ll}'’-]{1,14}";
const twoParts = `(?<name>${part} ${part})`;
const instrument =
  '(?:drums|bass|guitars?|keys|keyboards?|piano|organ|synths?|fiddle|violin|viola|cello|trumpet|trombone|sax(?:ophone)?|flute|clarinet|harp|banjo|mandolin|percussion|vocals|backing vocals|harmon(?:y|ies)|strings|horns|accordion|double bass)';
const craft =
  '(?:mixed|mastered|produced|co-?produced|recorded|engineered|filmed|shot|directed|designed|drew|painted|wrote|co-?wrote|arranged|remixed)';
/** "Bex danvers mixed it", "that sam poole plays drums on it", "my mate jodie vance is supporting". */
const before = new RegExp(
  `(?<=^|[.!?,;\\n] ?|(?<!\\p{L})(?:that|and|but|in|mention|say|add|include|with|got|featuring|mate|friend|cousin|brother|sister|uncle|aunt|producer|engineer|drummer|singer|bassist|guitarist|pianist|photographer|designer|director|artist) )${twoParts}(?= (?:(?:also |actually |kindly )?(?:${craft} (?:it|this|that|the|all|both|our|my|everything|them)(?!\\p{L})|(?:did|made|painted|drew|took) (?:the|our|my|all) (?:\\p{L}+ ){0,2}?(?:artwork|art|cover|sleeve|photos?|pictures|video|mix|master|mastering|mixing|strings|drums|vocals|backing vocals)(?!\\p{L})|(?:plays?|played|playing) (?:the )?${instrument}(?!\\p{L})|(?:sings|sang)(?: (?:on|backing|harmon\\p{L}+|the|with))(?!\\p{L})|(?:is|are|will be) (?:supporting|opening|playing ${instrument}|on ${instrument})(?!\\p{L})|(?:opens|supports|is opening|is supporting)(?!\\p{L}))|on ${instrument}(?!\\p{L})))`,
  'giu',
);
/** "Produced by kit marlow", "artwork by lena ortiz". */
const behind = new RegExp(
  `(?<=(?<!\\p{L})(?:${craft}|written|filmed|drawn|artwork|art|cover|sleeve|photos?|pictures|video|mix|remix)(?: (?:it|was|is|were|all))? by )${twoParts}(?=$|[.,;!?\\n)]| (?:and|in|at|from|on|who|with|for)(?!\\p{L}))`,
  'giu',
);

/** A message in which people typed in small letters have their capitals where it says what they did: "bex danvers mixed it". */
export function withPeopleInRoles(text: string): string {
  return [before, behind].reduce(
    (rest, pattern) => rest.replace(pattern, (words: string) => (isPerson(words) ? capitalised(words) : words)),
    withThat(text),
  );
}

function isPerson(words: string): boolean {
  return words.split(' ').every((word) => /^\p{Ll}/u.test(word) && !noName.has(word));
}

/** "Can you mention lena ortiz did the artwork": mention that she did. */
function withThat(text: string): string {
  return text.replace(before, (words: string, ...more: unknown[]) => {
    const at = more.find((one): one is number => typeof one === 'number') ?? 0;
    return isPerson(words) && /(?<!\p{L})(?:mention|say|add|include|put in) $/iu.test(text.slice(0, at))
      ? `that ${words}`
      : words;
  });
}
