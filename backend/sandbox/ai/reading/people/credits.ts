import { remembered } from '../../remembered.js';

/** Someone who worked on the music or its video. */
export interface Credit {
  role: Role;
  name: string;
}

const verbs = {
  produced: ['produced', 'producer'],
  mixed: ['mixed', 'mixer|mix(?:ing)? engineer'],
  mastered: ['mastered', 'mastering engineer'],
  directed: ['directed', 'director'],
  featured: ['features', 'feat.'],
} as const;
/** "With Emily MacLaren producing". */
const ing: Record<string, string> = {
  ...{ produced: '(?:producing|on production)', mixed: '(?:mixing|on the mix)' },
  ...{ mastered: 'mastering', directed: 'directing' },
};
export type Role = keyof typeof verbs;
const roles = Object.keys(verbs) as Role[];

/** A name with capitals, or typed without: up to three words. */
const stop =
  '(?:in|at|on|with|by|btw|and|but|from|for|who|which|it|is|was|not|now|then|over|last|this|again|instead|actually|too|lol|myself|ourselves|himself|herself|my|our|the|an?|me|us|y|en|con|pls|please)';
/** "My cousin Tolu": whose name alone would leave out who it is. */
const kin =
  '(?:(?:little |big |older |younger |old |best |good |half-|step)?(?:cousin|brother|sister|dad|father|mum|mam|mom|mother|nan|gran|grandad|grandma|uncle|aunt(?:ie)?|wife|husband|partner|girlfriend|boyfriend|mate|friend|bandmate|flatmate|housemate|neighbou?r|teacher|son|daughter|nephew|niece|bro|sis))';
const kinName = `[Mm]y ${kin} \\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?`;
const name = `(${kinName}|\\p{Lu}(?:\\.|[\\p{L}\\d'’-]*)(?: (?:&|and (?=\\p{Lu})|(?:de|la|van|von|of) )?\\p{Lu}[\\p{L}\\d'’-]*){0,3}|(?!${stop}(?!\\p{L}))\\p{Ll}[\\p{Ll}'’-]+(?: (?!${stop}(?!\\p{L}))\\p{Ll}[\\p{Ll}'’-]+){0,2}(?: (?:and|&) \\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?)?)(?![\\p{L}@])`;
const isQuestion = /[?¿]/;
/** "Our producer is great". */
const judges =
  '(?!(?:really|so|very|not|great|amazing|sick|good|coming|working|also|still|based|called|gone|out|away|late|ill|here|back|happy|done|busy|unavailable|new|changing|changed|leaving|someone|no|just|doing|wants?)(?!\\p{L}))';

/** Another artist on the release: "with a feature from Tasha Bloom", "feat. Tasha Bloom". */
const capitals =
  "(\\p{Lu}[\\p{L}\\d'’.-]*(?: (?:&|and (?=\\p{Lu})|(?:de|la|van|von|of) )?\\p{Lu}[\\p{L}\\d'’-]*){0,3})(?![\\p{L}@])";
const ofGuests = [
  `(?<!\\p{L})(?:[Ff]eat|[Ff]t)\\.? ${name}`,
  `(?<!\\p{L})(?:(?:guest )?(?:feature|verse|vocals?)|guest(?:ing)?|guest spot) (?:from|by) ${name}`,
  `(?<!\\p{L})(?:[Ff]eaturing|features) (?:the )?(?:(?:singer|rapper|poet|vocalist|guest vocals (?:from|by)|vocals (?:from|by)) )?${capitals}`,
  `(?<!\\p{L})${capitals} (?:features|guests|is featured|sings|raps) on (?:it|the (?:track|song|single|EP|album))(?!\\p{L})`,
].map((words) => new RegExp(words, 'gu'));

function patternsOf(role: Role): RegExp[] {
  if (role === 'featured') return ofGuests;
  const [past, noun] = verbs[role];
  const verb = past === 'produced' ? '(?:produced|prod\\.?)' : past;
  // The director of a choir directs no video.
  const one = `(?:(?:the|my|our) )?(?:new )?(?<!(?:musical|music|artistic|creative|managing|choir|chorus) )(?:${noun})`;
  return [
    `(?<!self-|\\p{L})${verb}(?: (?:and|&) (?:produced|mixed|mastered|recorded|written|engineered))? by ${name}`,
    `(?:${verb}|recorded|written) (?:and|&) ${verb} by ${name}`,
    `(?<!\\p{L})${one}(?:['’]s|s are|s:| is| was|:)(?: (?:now|called|actually))* ${judges}${name}`,
    `(?<!\\p{L})with (?:the )?(?:${noun}) ${name}`,
    `(?<!\\p{L})(?:with )?${capitals} ${ing[role]}(?=\\s*$|\\s*[.,;!)]| (?:and|it)(?!\\p{L}))`,
    `(?<!\\p{L}|['’])(?!(?:I|we|he|she|they|you|who|that|which|someone|dad|mum|it|also|and|have|has|was|self|mates?|friend|brother|sister|band|group|label|studio|guys?|lads?)(?!\\p{L}))(\\p{L}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?) (?:also |then )?${verb} (?:it|everything|the (?:track|song|single|EP|album|record|tape))(?!\\p{L})`,
    `(?<!\\p{L})(${kinName}) (?:also )?${verb} (?:it|this|everything|the (?:track|song|single|EP|album|record|tape))(?!\\p{L})`,
    `(?<!\\p{L})${one} (?:has )?changed?,? (?:it['’]?s|it is|to|is|now)(?: (?:now|actually|by))* ${name}`,
    `(?<!\\p{L})(?:change|swap) (?:the |my |our )?(?:${noun}) to ${name}`,
  ].map((words) => new RegExp(words, 'gu'));
}

const patterns = roles.map((role) => ({ role, of: patternsOf(role) }));

/** Who worked on the release, one for each role: the newest mention counts. */
export const creditsIn = remembered((texts: readonly string[]): Credit[] => {
  const said = texts.flatMap(
    (text) =>
      text.replace(/(?<!\p{L})(prod|feat|ft)\. /giu, '$1 ').match(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*[.!?]*/g) ?? [],
  );
  const told = said.filter((sentence) => !isQuestion.test(sentence)).map(withSmallStart);
  return patterns
    .flatMap(({ role, of }) => {
      const found = told
        .flatMap((text) => of.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match.slice(1))))
        .map(([one = '']) => one.trim().replace(/^my /iu, 'their '));
      const newest = found.at(-1);
      return newest === undefined ? [] : [{ role, name: newest }];
    })
    .map((credit, _, all) => ({ ...credit, name: wholeName(credit.name, all) }));
});

/** "Emily also mixed it" means Emily MacLaren, if she was named before. */
function wholeName(first: string, credits: readonly Credit[]): string {
  const start = `${first.toLowerCase()} `;
  return credits.find(({ name: one }) => one.toLowerCase().startsWith(start))?.name ?? first;
}

/** "Produced by …" and "Producer is …", whose first letter is a capital at the start of a sentence. */
function withSmallStart(text: string): string {
  return text.replace(
    /(?<=^\s*)(?:Produced|Mixed|Mastered|Directed|Recorded|Written|Producer|Director|Mixer)/u,
    (word) => word.toLowerCase(),
  );
}

/**
 * The facts about the artist, without the credits that were corrected since, and with those that no fact has yet.
 * @param before everyone ever named for each role
 */
export function withCredits(
  statements: readonly string[],
  credits: readonly Credit[],
  texts: readonly string[],
): string[] {
  const former = formerCredits(credits, texts);
  const current = statements.filter((one) => !former.some((credit) => words(credit).some((it) => one.includes(it))));
  const own = credits
    .filter(
      ({ role, name: who }) =>
        !current.some((one) => one.includes(who.replace(ofKin, '')) && one.includes(role.slice(0, 4))),
    )
    .map(({ role, name: who }) =>
      role === 'featured'
        ? `It features ${who}.`
        : `${role === 'directed' ? 'The video' : 'It'} was ${role} by ${who}.`,
    );
  return [...current, ...own];
}

const ofKin = new RegExp(`^their ${kin} `, 'u');

/** How a text names a credit. */
export function words({ role, name: who }: Credit): string[] {
  const [verb, noun] = verbs[role];
  if (role === 'featured') return [`${verb} ${who}`, `${noun} ${who}`];
  return [`${verb} by ${who}`, `${noun.split('|')[0]} ${who}`];
}

function formerCredits(credits: readonly Credit[], texts: readonly string[]): Credit[] {
  return texts.flatMap((text) =>
    creditsIn([text]).filter(({ role, name: who }) => credits.some((one) => one.role === role && one.name !== who)),
  );
}
