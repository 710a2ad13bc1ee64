import { remembered } from '../../remembered.js';
import { upperFirst } from '../../first-letters.js';
import { namesIn } from '../../names/names-in.js';
import { type Language, languageOf } from '../language.js';

const name = "\\p{Lu}(?:[\\p{L}-]|['’](?!s(?!\\p{L})))*\\p{Ll}(?: \\p{Lu}[\\p{L}-]+)?";
const english = '(?<!\\p{L})(?:[Tt]he|[Oo]ur|[Mm]y|[Aa])';
const spanish = '(?<!\\p{L})(?:[Ee]l|[Ll]a|[Nn]uestr[oa]|[Mm]i|[Uu]na?)';
const player =
  '(?:drummer|singer|bassist|guitarist|vocalist|keyboardist|fiddler|pianist|violinist|cellist|trumpeter|percussionist)';
/** How a message says who someone is: "the girl’s called Tess", "our singer Marta", "Tess, the girl". */
const introductions = [
  new RegExp(
    `(?<role>${english} (?:\\p{Ll}+ ){0,2}?\\p{Ll}+)(?:['’]s| is| was)(?: called| named|['’]s name is)? (?<name>${name})`,
    'gu',
  ),
  new RegExp(`(?<role>${english} (?:\\p{Ll}+ ){0,2}?\\p{Ll}+),? (?<name>${name})`, 'gu'),
  // "The show is off, drummer Kez hurt her wrist".
  new RegExp(`(?<![\\p{L}’'] ?(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]n?) )(?<!\\p{L})(?<bare>${player}) (?<name>${name})`, 'gu'),
  new RegExp(`(?:[Hh]is|[Hh]er|[Tt]heir) name(?:['’]s| is) (?<name>${name})`, 'gu'),
  new RegExp(`(?<name>${name}), (?<role>(?:our|my|the) (?:\\p{Ll}+ )?\\p{Ll}+)`, 'gu'),
  new RegExp(`(?<role>${spanish} (?:\\p{Ll}+ )?\\p{Ll}+),? (?:se llama )?(?<name>${name})`, 'gu'),
  new RegExp(`(?:[Ll]a |[Ee]l )?(?<name>${name}),? \\(?(?<role>(?:el|la|nuestr[oa]|mi) \\p{Ll}+)`, 'gu'),
];
/** "The show in Leeds" is no one called Leeds. */
const ofPerson =
  /(?:er|or|ist|ian|man|woman|fan|guy|girl|boy|kid|friend|guard|tech|mate|lad|lady|punter|técnic[oa]|chofer|conductora?|mánager|ista|ante|er[oa]|ora|chic[oa]|niñ[oa]|amig[oa]|guardia|señora?|mujer|hombre|joven|mum|mom|dad|nan|nana|gran|grandma|grandad|granddad|grandpa|auntie?|uncle|cousin|wife|husband|son|niece|nephew|neighbou?r|boss|abuel[oa]|madre|padre|mam[aá]|pap[aá]|herman[oa]|t[ií][oa]|prim[oa]|espos[oa]|marido|hij[oa]|suegr[oa]|vecin[oa]|maestr[oa]|profe|jef[ea])$/u;

const keptPrivate = new RegExp(
  "(?:don['’]?t|do not|doesn['’]?t|does not|not|never|without|no|leave|keep|avoid) (?:(?:want|wish|wanna|like|have)(?:ing)? )?(?:to |that (?:we|you) |us to |you to )?(?:be )?(?:(?:us|nam|say|mention|print|publish|includ|giv|put)(?:e|ing|es)?|using|putting|out) (?:" +
    `(?<whom>him|her|them|anyone|anybody)(?=[ ]*(?:[,.!?;]|$|and |but |in ))|(?<whose>her|his|their|any|the) (?:\\p{Ll}+ )?names?(?! of)|(?<other>(?:the|our|my) \\p{L}+)(?:['’]s name| by name)?(?=[ ,.!?]|$)|(?<own>${name})(?:['’]s)?(?: name| by name)?(?=[ ,.!?]|$))`,
  'giu',
);
const keptBack =
  /(?:don['’]?t|doesn['’]?t|do not|does not|not) (?:want|wish|like) (?<whose>it|that|(?:his|her|the) name) (?:to be )?(?:out|public|published|used|known|in the (?:press|papers?))(?!\p{L})|(?<!\p{L})no quieren? que (?<whose2>se (?:sepa|publique|diga))(?!\p{L})/giu;
/** "Isla Kerr is her name but don't put it in". */
const namedAndKept =
  /(?<!\p{L})(?<whose>name|nombre)(?!\p{L})[^.!?\n]{0,20}?(?:but|and|so|pero|y),? (?:please |por favor )?(?:don['’]?t|do not|never|no) (?:put|use|say|print|mention|include|write|lo (?:pongas|digas|uses|menciones)) ?(?:it|that)?(?!\p{L})/giu;
const outOfIt = new RegExp(
  `(?<!\\p{L})(?:leave|keep|take|cut|get) (?:(?<whose>her|his|their) name|(?<whom>her|him|them)(?= out(?: of (?:it|this|that))?(?: (?:please|pls|then))?\\s*(?:[.,!;]|$| and ))|(?<own>${name})(?:['’]?s name)?) out(?!\\p{L})`,
  'giu',
);
const taken = new RegExp(
  `(?<!\\p{L})(?:remove|delete|drop|lose|cut|take out|leave out|scrap|without|minus|(?:but|just) not) (?:(?<whose>her|his|their) name(?=\\s*(?:[.,!?;)]|$)| (?:in|on|pls|please|though|tho|and|but|if)(?!\\p{L}))|(?<own>${name})['’]?s name)(?!\\p{L})`,
  'giu',
);
const joining = '(?:and|but|so|oh|ok|okay|also|hi|hey|hello|please|that|because|again|well)(?!\\p{L})';
/** "Isla would rather not be named", "she wants to stay anonymous". */
const ownWish = new RegExp(
  `(?<!\\p{L})(?:(?<whom>he|she|they)|(?<own>(?!${joining})${name}))(?:['’]d|['’]s| has| have| had)? (?:(?:doesn['’]?t|don['’]?t|does not|didn['’]?t) (?:want|wish|like)|(?:would )?(?:rather|prefers?|asked|wants?)(?: us)? not)(?: to)? (?:be (?:named|mentioned|identified)|have (?:her|his|their) name|(?:us to )?(?:us(?:e|ing)|nam(?:e|ing)|mention(?:ing)?|print(?:ing)?|say(?:ing)?) (?:her|him|them|it)(?!\\p{L})|(?:her|his|their) name)|(?<!\\p{L})(?:(?<whom2>he|she|they)|(?<own2>(?!${joining})${name})) (?:wants?|would like|prefers?|asked|has asked) to (?:stay|remain|be|be kept) (?:anonymous|unnamed|nameless|private)(?!\\p{L})`,
  'giu',
);
const keptPrivateInSpanish = new RegExp(
  `(?<!\\p{L})(?:[Nn]o (?:(?:quiero|queremos|quiere)(?: que)? )?(?:us(?:es?|éis|en)|pong(?:as?|áis|an)|dig(?:as?|áis|an)|mencion(?:es?|éis|en)|nombr(?:es?|éis|en)|nombrar|decir|mencionar|usar|poner|publi\\p{L}+|d[ée]s?|se (?:diga|sepa|mencione))|[Ss]in (?:nombrar|decir|poner|mencionar)) (?:(?<whose>su|el) nombre(?: de (?:la |el )?(?<of>${name}))?|(?:a )?(?:la |el )?(?<own>${name}))`,
  'gu',
);
const takenInSpanish = new RegExp(
  `(?<!\\p{L})(?:(?:quita|saca|borra|elimina|omite|quítale|sácale) (?:(?<whose>su) nombre|el nombre de (?:la |el )?(?<own>${name}))|(?:que no (?:salga|aparezca|se (?:vea|diga|ponga|sepa|mencione))|sin) (?:(?<whose2>su) nombre|el nombre de (?:la |el )?(?<own2>${name}))|(?<own3>${name}) no quiere (?:que (?:salga|aparezca|se (?:diga|sepa|ponga|publique)|pongamos|usemos|digamos|mencionemos) su nombre|salir(?! de)|que l[ao] nombr\\p{L}+)|(?<own4>${name}) (?:quiere|prefiere) (?:quedar(?:se)? |seguir |ser )?(?:en el )?(?:anonimato|anónim[oa]))(?!\\p{L})`,
  'giu',
);
/** "Can't say it's daz", "he doesn't want people knowing it's Daz": who it is stays out, and so does what he plays. */
const saysWho =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|don['’]?t|do not|doesn['’]?t|not|never|mustn['’]?t|shouldn['’]?t|better not|rather not|without)(?: (?:really|actually|please|to|want|we|us|you|people|ppl|anyone|everyone|them|fans|it|be))* (?:say(?:ing)?|tell(?:ing)?|mention(?:ing)?|let(?:ting)? on|put(?:ting)?|writ(?:e|ing)|know(?:ing)?|find(?:ing)? out|out)(?: (?:people|anyone|everyone|them|fans|that))*) (?:it['’]?s|it is|it was|its) (?:because of |about |down to )?(?<own>\p{L}{2,20})(?!\p{L}|['’]s (?!(?:fault|voice|illness|throat)))/giu;
/** "Keep daz out of it", with a name typed in small letters. */
const keepsOut =
  /(?<!\p{L})(?:keep|leave) (?<own>(?!it|this|that|him|her|them|us|me)\p{L}{2,20}) out of (?:it|this)(?!\p{L})/giu;
const roleOf = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?<role>(?:our|my|the) (?:\\p{Ll}+ )?\\p{Ll}+),? ${name}(?!\\p{L})`, 'iu');

/** Whom a message wants out of it, if an earlier one says who that is: "our singer daz". */
function namedWithRole(text: string, earlier: readonly string[]): PrivateName[] {
  return [...text.matchAll(keepsOut)].flatMap(({ groups }) => {
    const name = groups?.['own'] ?? '';
    const role = earlier.map((one) => roleOf(name).exec(one)?.groups?.['role'] ?? '').findLast(Boolean) ?? '';
    return role !== '' && ofPerson.test(role) ? [{ name, role }] : [];
  });
}

/** The people whom a message doesn't want to be told apart, with their names and what they are called in earlier ones. */
function peopleKeptOut(text: string, earlier: readonly string[], language: Language): PrivateName[] {
  return [...text.matchAll(saysWho)].flatMap(({ groups }) => {
    const own = groups?.['own'] ?? '';
    const role = earlier.map((one) => roleOf(own).exec(one)?.groups?.['role'] ?? '').findLast(Boolean) ?? '';
    if (role === '' || !ofPerson.test(role)) return [];
    const someone = language === 'es' ? 'alguien del grupo' : 'one of us';
    return [`${role} ${own}`, role, own].map((name) => ({ name, role: someone }));
  });
}

const noNames = /(?<!\p{L})(?:no names|without names|sin nombres)(?!\p{L})/iu;

/** "… his name anywhere, it’s Callum": the name itself, behind the wish. */
const named = new RegExp(`^[^.!?]{0,20}?,? (?:it['’]?s|it is|he['’]?s|she['’]?s|es|se llama) (${name})`, 'u');

/** A name that is not to be published, and what the artist calls the person instead; `''` if they don't. */
export interface PrivateName {
  name: string;
  role: string;
}

/** The names that the artist doesn't want in a text. */
export const privateNames = remembered((texts: readonly string[]): PrivateName[] => {
  const all: PrivateName[] = [];
  const hidden: PrivateName[] = [];
  for (const [at, text] of texts.entries()) {
    all.push(...introducedIn(text));
    if (noNames.test(text)) hidden.push(...all);
    hidden.push(...peopleKeptOut(text, texts.slice(0, at), languageOf(texts)));
    hidden.push(...namedWithRole(text, texts.slice(0, at)));
    for (const pattern of wishes)
      for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
        const given = ofGroups(groups, ['own', 'of']) ?? named.exec(text.slice(index + found.length))?.[1];
        // "Don't say drunk" is about no one called that, however it is typed.
        const soFar = ofNames.test(found)
          ? texts.slice(0, at + 1).map((one) => withName(one, given))
          : texts.slice(0, at + 1);
        const own = given === undefined ? null : nameMeant(given, soFar);
        const role = groups['other']?.replace(/^\p{L}+ /u, '').toLowerCase();
        if (own !== null) hidden.push(peopleCalled(own, soFar).at(-1) ?? { name: own, role: '' });
        else if (role !== undefined) hidden.push(...all.filter((one) => one.role.endsWith(` ${role}`)).slice(-1));
        else if (ofGroups(groups, ['whose', 'whom']) !== undefined) hidden.push(...all.slice(-1));
      }
  }
  const whole = hidden.flatMap((one) => namesOf(one, all));
  return [...new Map(whole.map((one) => [one.name, one])).values()];
});

/** Someone's first and whole name, the longer one first, each with what the artist calls them. */
function namesOf(one: PrivateName, all: readonly PrivateName[]): PrivateName[] {
  const first = (name: string): string => name.split(' ')[0] ?? '';
  const same = [one, ...all.filter((other) => first(other.name) === first(one.name))];
  const role = same.find((other) => other.role !== '')?.role ?? '';
  return same.map((other) => ({ name: other.name, role })).toSorted((a, b) => b.name.length - a.name.length);
}

const noMention = new RegExp(
  `(?<!\\p{L})(?:no|without(?: any)?) mentions? of (?:(?<whom>him|her|them)|(?<own>${name}))(?!\\p{L})`,
  'giu',
);

/** The ways in which messages ask for a name to stay out. */
const wishes = [
  noMention,
  keptPrivate,
  keptBack,
  namedAndKept,
  outOfIt,
  taken,
  ownWish,
  keptPrivateInSpanish,
  takenInSpanish,
];

/** The group of that name or of a numbered one, such as `own2`, that took part in a match. */
function ofGroups(groups: Record<string, string | undefined>, names: readonly string[]): string | undefined {
  return Object.entries(groups).find(
    ([key, value]) => value !== undefined && names.includes(key.replace(/\d$/u, '')),
  )?.[1];
}

/** Words that begin with a small letter and are surely no name. */
const neverNames =
  /^(?:the|an?|our|my|his|her|their|its?|we|he|she|they|you|that|this|what|how|why|who|any|names?|people)$/iu;

/** A name as other messages spell it: "Isla" for "isla by name"; null for words that are no one's name. */
function nameMeant(given: string, texts: readonly string[]): string | null {
  const capitals = /^\p{Lu}[^ ]*(?: \p{Lu}[^ ]*)*/u.exec(given)?.[0];
  const [word = ''] = given.split(' ');
  const names = capitals === undefined ? [word, word.replace(/s$/u, '')].map(upperFirst) : [capitals];
  const isOfPlace = (one: string): boolean =>
    new RegExp(`(?<!\\p{L})(?:in|at|from|to|near) (?:the )?${one}(?!['’]?\\p{L})`, 'u').test(texts.join('\n'));
  if (capitals !== undefined)
    return isOfPlace(capitals) && peopleCalled(capitals, texts).length === 0 ? null : capitals;
  return (
    names.find(
      (one) =>
        !neverNames.test(one) && (peopleCalled(one, texts).length > 0 || (!isOfPlace(one) && isPerson(one, texts))),
    ) ?? null
  );
}

/** How sure the tagger must be that a name is a person's. */
const sure = 10;

function isPerson(called: string, texts: readonly string[]): boolean {
  // "In Isla's kitchen" is at someone's place.
  const owns = new RegExp(`(?<=\\p{Ll} )${called}['’]s (?=\\p{Ll})`, 'u');
  return texts.some(
    (text) =>
      owns.test(text) ||
      namesIn(text, languageOf([text]), sure).some(
        ({ kind, text: found }) => kind === 'person' && found.replace(/['’]s$/u, '') === called,
      ),
  );
}

const ofNames = /nam(?:e|ed|es|ing)(?!\p{L})|anonym|nombr|anónim/iu;

/** A message in which a name that is typed in small letters has a capital. */
function withName(text: string, given = ''): string {
  const [word = ''] = given.split(' ');
  const names = [word, word.replace(/s$/u, '')].filter((one) => one.length > 2);
  return names.reduce(
    (rest, one) => rest.replace(new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'giu'), upperFirst(one)),
    text,
  );
}

/** The people introduced by that first name; "Morven" is the "Morven Kerr" who was introduced. */
function peopleCalled(called: string, texts: readonly string[]): PrivateName[] {
  return texts.flatMap(introducedIn).filter(({ name: one }) => one === called || one.startsWith(`${called} `));
}

/** The people that a message introduces by name, in its order. */
export function introducedIn(text: string): PrivateName[] {
  return introductions
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, groups }) => ({
      index,
      name: groups?.['name'] ?? '',
      role: groups?.['bare']
        ? `our ${groups['bare']}`
        : (groups?.['role'] ?? '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
    }))
    .filter(({ role }) => role === '' || ofPerson.test(role))
    .toSorted((a, b) => a.index - b.index)
    .map(({ name: called, role }) => ({ name: called, role }));
}

/** A clause without the names that stay private: "our singer" for "our singer Marta". */
export function withoutNames(clause: string, hidden: readonly PrivateName[], language: Language): string {
  const nobody = language === 'es' ? 'la persona afectada' : 'the person concerned';
  return hidden.reduce((text, { name: called, role }) => {
    const who = role || nobody;
    const word = called.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const inRole =
      role === ''
        ? []
        : [
            `${role.replace(/^our /u, '(?:our )?')},? ${word},?(?!\\p{L})`,
            `(?:la |el )?${word},? \\(?${role}\\)?,?(?!\\p{L})`,
          ];
    return [...inRole, `(?<!\\p{L})(?:la |el )?${word}(?!\\p{L})`].reduce(
      (rest, pattern) =>
        rest.replace(
          new RegExp(pattern, 'giu'),
          (found: string, at: number) =>
            (at === 0 ? upperFirst(who) : who) + (found.endsWith(',') && at > 0 ? ',' : ''),
        ),
      text,
    );
  }, clause);
}
