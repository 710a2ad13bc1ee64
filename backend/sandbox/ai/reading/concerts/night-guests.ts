import type { Show } from '../shows.js';

const ordinals = [
  ['first', '1st', 'primer', 'primera'],
  ['second', '2nd', 'segundo', 'segunda'],
  ['third', '3rd', 'tercer', 'tercera'],
  ['fourth', '4th', 'cuarto', 'cuarta'],
  ['fifth', '5th', 'quinto', 'quinta'],
];
const name = "\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:de|van|von|of|the|&|and) )?\\p{Lu}[\\p{L}'’-]*){0,3}";
/** "Amos Teller (trumpet)", "Hiro Matsuda on bass clarinet". */
const guest = `${name}(?: \\([^()\\n]{2,30}\\)| on \\p{Ll}+(?: \\p{Ll}+)?)?`;
/** "Guests in order are …", "los invitados son …". */
const list =
  /(?<!\p{L})(?:guests?|invitad[oa]s)(?!\p{L})[^.!?\n:]{0,40}?(?::|(?<!\p{L})(?:are|will be|is|son|serán)(?!\p{L})) ?(?<names>[^!?\n]+?)(?=[.!?](?:\s|$)|\n|$)/iu;
const between =
  /,(?![^()]*\)) ?(?:and |then |y |luego )?|(?<=[\p{L})]) (?:and|then|y) (?=(?:\p{Lu}|the last|the (?:first|second|third|fourth)|el último|la última))/gu;
const isGuest = new RegExp(`^${guest}$`, 'u');
const isOpen =
  /(?<!\p{L})(?:tb[acd]|to be (?:confirmed|announced)|not (?:confirmed|sure)|unconfirmed|por confirmar|sin confirmar)(?!\p{L})/iu;
const oneGuest = new RegExp(
  `(?<!\\p{L})(?<which>${ordinals.flat().join('|')}|last|último|última) (?:guest|invitad[oa])(?!\\p{L})[^.!?\\n]{0,60}?(?<!\\p{L})(?<who>${guest})(?=[.,;!?\\n]|$)`,
  'u',
);
const isTime =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December)/u;

/** The nights of a tour or residency with the guest whom the artist names for each of them, in their order. */
export function withGuests(shows: readonly Show[], texts: readonly string[]): Show[] {
  let guests = shows.map(() => '');
  if (shows.length < 2) return [...shows];
  for (const text of texts) {
    const named = guestsIn(text);
    if (named.length === shows.length) guests = named;
    const { which = '', who = '' } = oneGuest.exec(text)?.groups ?? {};
    const at = /^(?:last|últim)/u.test(which) ? shows.length - 1 : ordinals.findIndex((words) => words.includes(which));
    if (who !== '' && !isTime.test(who)) guests = guests.map((one, index) => (index === at ? who : one));
  }
  return shows.map((show, at) => (guests[at] ? { ...show, guest: guests[at] } : show));
}

/** Whether a message names the guests of several nights, or of one. */
export function namesGuests(text: string): boolean {
  return guestsIn(text).length > 1 || oneGuest.test(text);
}

/** The guests of a list, one for each night; `''` for one who isn't known yet. Empty if the message has no such list. */
function guestsIn(text: string): string[] {
  const names = list.exec(text)?.groups?.['names'] ?? '';
  const items = names.split(between).map((item) => item.trim());
  const isList =
    items.length > 1 && items.every((item) => isOpen.test(item) || (isGuest.test(item) && !isTime.test(item)));
  return isList ? items.map((item) => (isOpen.test(item) ? '' : item)) : [];
}
