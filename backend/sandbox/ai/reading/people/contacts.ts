import { type Day, findDays } from '../../calendar.js';

/** A person the artist wants among their contacts; `''` for what they didn't say. */
export interface NamedContact {
  name: string;
  outlet: string;
  role: string;
  email: string;
}

const emailPattern = /[^\s(),;<>]+@[^\s(),;<>]+\.[a-z]{2,}/iu;
const personName = "\\p{Lu}[\\p{L}'’-]*(?: (?:de |la |van |von |O['’])?\\p{Lu}[\\p{L}'’-]*){0,3}";

/** "Add Sam Okoro, music editor at The Skinny, to my contacts." */
const addsNamed =
  /(?<!\p{L})(?:add|save|put) (\S[^\n]{2,160}?),? (?:to|in|into|as) (?:my|our|a|an) (?:new )?(?:contacts?|people|list|address book)(?!\p{L})/iu;
/** "I know a DJ at Reform Radio, her name is Sal Mendes. Add her." */
const addsMentioned =
  /(?<!\p{L})(?:add|save|keep|note(?: down)?|put) (?:her|him|them|this person|that person|this contact)(?!\p{L}|['’])(?! (?:to|in|into) the (?:text|release|press|story|bio|document|line|list of))/iu;
const namedAs = new RegExp(
  `(?<!\\p{L})(?:(?:[Hh]er|[Hh]is|[Tt]heir|[Ww]hose) name(?:['’]?s| is)|called|named) (${personName})`,
  'u',
);
const introducedAs = new RegExp(
  `(?<!\\p{L})(?:know|met|found|spoke (?:to|with)|talked (?:to|with)|there['’]?s|is) (${personName})`,
  'u',
);
const workingAt =
  /(?<!\p{L})(?:an?|the|this|one of the|who(?:['’]s| is)(?: an?| the)?) ([\p{L}\d' -]{2,40}?) (?:at|from|of|for|with) ((?!my|our|the (?:contacts|list))[^,.!?;\n]{2,60}?)(?= (?:called|named|whose|and|who)(?!\p{L})|[,.!?;\n]|$)/iu;
const othersEmail =
  /(?<!\p{L})(?:her|his|their|whose)(?: own)? (?:e-?mail|address|contact)(?: address)?(?:['’]?s| is|:)? ([^\s(),;<>]+@[^\s(),;<>]+\.[a-z]{2,})/giu;

/** The person a message asks to add to the contacts; null if it asks for none. */
export function contactIn(message: string): NamedContact | null {
  return namedContact(message) ?? mentionedContact(message);
}

/** "A pitch to Ada Fry at Night Bus", "a follow-up to Ada Fry, I wrote to her on Monday": a person, and not a magazine. */
const writtenTo = new RegExp(
  `(?:[Ff]ollow[- ]?up|[Pp]itch|[Ee]-?mail|[Nn]ote|[Mm]essage|[Ll]ine|[Cc]orreo|[Mm]ensaje|[Ss]eguimiento) (?:to|for|para|a) (${personName})(?= (?:at|from|of|de)(?!\\p{L})|[^.?\\n]*(?<!\\p{L})(?:her|him|she|he|ella|él|le)(?!\\p{L}))`,
  'u',
);

/** "Follow up with Dana at Clash", also without capitals. */
const followedUp = new RegExp(
  `(?<!\\p{L})(?:[Ff]ollow(?:ing)?[- ]?up (?:with|to|on)|[Cc]has(?:e|ing)(?: up)?|[Nn]udg(?:e|ing)) (${personName}|(?!(?:her|him|them|the|my|our|an?|this|that|some|press|blogs?|radio|everyone|all|people|it|on)(?!\\p{L}))\\p{Ll}+(?= (?:at|from)(?!\\p{L})))(?= (?:at|from|of|again|please|pls|about|now)(?!\\p{L})|\\s*[,.;!?\\n–—-]|$)`,
  'u',
);

/** The name of the person that a message asks to write to; `''` if it names none. */
export function addresseeIn(message: string): string {
  const name = writtenTo.exec(message)?.[1] ?? followedUp.exec(message)?.[1] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const wrote =
  /(?:(?<!\p{L})(?:I|we)(?:['’]ve| have)? (?:already |first |last )?|(?:^|[,.;–—-] ?)(?=\p{L}+(?: to)? (?:him|her|them)(?!\p{L})))(?:wrote|written|e-?mailed|mailed|messaged|pitched|contacted|sent)(?!\p{L})[^.!?\n]{0,60}/iu;

/** The day on which the artist last wrote to the person a message is about; null if it has none. */
export function wroteOn(message: string, today: Day): Day | null {
  const said = wrote.exec(message)?.[0] ?? '';
  // "Three weeks ago" is counted, and no day the artist wrote.
  if (/(?<!\p{L})(?:ago|yesterday|today|last)(?!\p{L})/iu.test(said)) return null;
  const day = findDays(said, today, true)[0]?.day;
  return day === undefined || day > today ? null : day;
}

/** The email addresses in a text that it gives as another person's. */
export function emailsOfOthers(text: string): string[] {
  const added = contactIn(text)?.email ?? '';
  return [...(added === '' ? [] : [added]), ...[...text.matchAll(othersEmail)].map(([, email = '']) => email)];
}

function namedContact(message: string): NamedContact | null {
  const said = addsNamed.exec(message)?.[1];
  if (said === undefined || /^(?:her|him|them)(?!\p{L})/iu.test(said)) return null;
  const email = emailPattern.exec(said)?.[0] ?? '';
  // A joke isn't added to the contacts.
  if (email === '' && !/^\p{Lu}/u.test(said)) return null;
  const [who = '', ...more] = said
    .replace(email, '')
    .replace(/[()<>]/g, ',')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const at = /^(.*?)\s*(?<!\p{L})(?:from|of|at|for|with) (.+)$/iu;
  const [, name = who, outletOfName = ''] = at.exec(who) ?? [];
  const [, role = more[0] ?? '', outlet = ''] = at.exec(more.join(', ')) ?? [];
  return { name, outlet: outletOfName || outlet, role, email };
}

function mentionedContact(message: string): NamedContact | null {
  const name = (namedAs.exec(message) ?? introducedAs.exec(message))?.[1];
  if (!addsMentioned.test(message) || name === undefined) return null;
  const [, role = '', outlet = ''] = workingAt.exec(message) ?? [];
  const email = emailPattern.exec(message)?.[0].replace(/[.!?]+$/, '') ?? '';
  return { name, outlet: outlet.trim(), role: role.trim(), email };
}
