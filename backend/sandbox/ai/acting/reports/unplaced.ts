import { findDays, isoDay, longDay, spanishDay } from '../../calendar.js';
import { namesIn } from '../../names/names-in.js';
import { withoutState } from '../../reading/concerts/places.js';
import { privateNames } from '../../reading/crisis/private-names.js';
import { rangesIn } from '../../reading/days/days-in-range.js';
import { cutTopics } from '../../writing/cuts/cut-topics.js';
import { hasWords } from '../../writing/cuts/words-of.js';
import type { Language } from '../../reading/language.js';
import type { Situation } from '../call.js';
import { shorterAsked } from '../lengths/shorter-asked.js';
import { clausesUnused } from './clauses-unused.js';

/** How sure the tagger must be of a name in small letters. */
const sure = 14;
/** More would bury the reply. */
const most = 4;
const longestShown = 110;
/** Fewer say too little to stand in a text. */
const fewestWords = 3;
/** Within so many characters, a date has its number: "on Friday" isn't told as one. */
const dateLength = 14;
/** What longer messages leave unsaid is no surprise. */
const longestMessage = 1200;

/** Tools that are meant to take in what the artist tells. */
const takesIn = new Set(['write_document', 'edit_document', 'plan_release', 'propose_facts', 'add_contact']);

/** Words with a capital that name nothing of the artist's. */
const common =
  /^(?:[IO]|I['’]\p{L}+|OK|PR|EPs?|LPs?|CDs?|DJs?|MCs?|IG|TV|UK|US|USA|EU|PDF|DOCX|PDFs|EPK|Fanfare|FAQ|FYI|BTW|TBA|AM|PM|GMT|Spotify|Instagram|Insta|TikTok|YouTube|Facebook|Bandcamp|SoundCloud|Soundcloud|Apple|Music|Twitter|Threads|Bluesky|WhatsApp|Google|English|Spanish|Irish|Scottish|Welsh|British|American|French|German|Italian|Christmas|Xmas|Easter|Halloween|God|Mum|Mom|Dad|Nan|Gran|Grandad|Grandma|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun|Navidad|Reyes|Semana|Santa|Señor|Señora|Press|Release|Radio|Pitch|Plan|Bio|Thanks|Thank|Cheers|Hi|Hello|Hey|Hola|Gracias|Buenas|Mr|Mrs|Ms|Dr|St)$/u;

/** "Sala La Peineta" may be called “La Peineta” in a text. */
const hall = /^(?:sala|bar|teatro|club|foro|café|pub|galpón) (?=\p{Lu})/u;
/** Before the name of a venue, which texts have without it. */
const article = /^(?:the|el|la|los|las) /iu;
const capital = "\\p{Lu}[\\p{L}\\p{N}]*(?:['’.-][\\p{L}\\p{N}]+)*";
const capitals = new RegExp(
  `(?<![\\p{L}\\p{N}'’])${capital}(?:(?: (?:&|of|the|de|del|la|las|los|y|and))? ${capital})*`,
  'gu',
);
const quoted = /["“«]([^"“”«»\n]{4,200})["”»]/gu;
/** "@dezfilmsit", and no email address. */
const handle = /(?<![\p{L}\d.@_])@[\p{L}\d_][\p{L}\d._]{1,29}(?<=[\p{L}\d_])/gu;
const money = /(?:[£$€] ?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)? ?(?:€|euros?|pounds|quid|dollars|pesos))/giu;
const clock = /(?<![\d/.-])\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)(?!\p{L})|(?<![\d/.:-])\d{1,2}:\d\d(?!\d)/giu;

/**
 * Says which names, quotes, prices, times and days of the newest message went nowhere, since what is silently lost looks like
 * something the assistant has taken in; `''` if everything was read, or nothing was to be taken in.
 */
export function unplacedRemark(situation: Situation, reply: string): string {
  const { conversation, known, done } = situation;
  const isTakenIn =
    done.some(({ name, error }) => takesIn.has(name) && error === null) || /^(?:Noted|Anotado)/u.test(reply);
  if (!isTakenIn || conversation.question.length > longestMessage) return '';
  const left = unplacedIn(situation, reply);
  return left.length === 0 ? '' : remarkOn(left.slice(0, most), known.language, writesText(situation));
}

/** @param isOffered whether the passages can be put into a text as they are */
function remarkOn(left: readonly string[], language: Language, isOffered: boolean): string {
  const isEach = isOffered && left.every((words) => words.split(/\s+/u).length >= fewestWords);
  const shown = left.map((words) => {
    const short = words.length > longestShown ? `${words.slice(0, longestShown).trimEnd()}…` : words;
    return language === 'es' ? `«${short}»` : `“${short}”`;
  });
  if (language === 'es')
    return isEach
      ? `De tu mensaje no he usado ${shown.join(', ')}: sigo un guion. Di **ponlo** y va al texto tal como lo escribiste.`
      : `De tu mensaje no he usado ${shown.join(', ')}: sigo un guion. Si va en el texto, dímelo en una frase corta o escríbelo tú.`;
  return isEach
    ? `Not used from your message: ${shown.join(', ')}. I’m scripted: say **put ${left.length === 1 ? 'it' : 'them'} in**, and the text gets ${left.length === 1 ? 'it' : 'them'} in your words.`
    : `Not used from your message: ${shown.join(', ')}. I’m scripted: if it belongs in the text, say so in one short sentence or type it in.`;
}

/** A pitch calls its reader by the first name. */
function greetedIn(texts: string): string[] {
  return [...texts.matchAll(/^(?:Hola,?|Hello|Hi|Dear) (\p{Lu}\p{L}+)[,:]$/gmu)].map(([, name = '']) => name);
}

/** "La canción ya está fuera", which "salió el …" says. */
const saysItIsOut =
  /^(?:(?:y|pero|que) )?(?:(?:el|la|mi|nuestr[oa]|lo) )?(?:\p{L}+ )?(?:ya )?(?:est[aá]n?|anda) (?:ya )?(?:fuera|disponibles?|publicad[oa]s?|en (?:la calle|spotify|plataformas|todas (?:partes|las plataformas)))$/iu;
const isOut = /(?<!\p{L})(?:salió|ha salido|ha publicado|publicó)(?!\p{L})/u;
/** "Me había liado", beside what is right. */
const ownsUp =
  /^(?:(?:que|perdón|perdona|sorry|uy|ay|ups|oye|es que|porque)[ ,]+)*(?:me|nos|la|lo) (?:hab[ií]a(?:mos)? |he |hemos )?(?:li(?:ado|é|e|amos)|equivocad\w*|equivoqu[eé]|equivocamos|confund\w+|confund[ií]|confundimos|col(?:ado|é)|olvid(?:ado|é|aba))(?: (?:de (?:fecha|día|mes)|antes|yo|sol[oa]|con (?:la fecha|el día)))*$/iu;

function unplacedIn(situation: Situation, reply: string): string[] {
  const { conversation, known, done } = situation;
  const { question } = conversation;
  // A statement may go into a later text; whether this one has it is what the artist wants to know.
  const { statements: _, ownWords: ____, coverage: __, theirs: ___, ...facts } = known;
  const calls = done.map((call) => [call.arguments, call.result]);
  const placed = plain([reply, ...stringsOf([facts, conversation.artist, calls])].join('\n'));
  const unwanted = cutTopics(question);
  const candidates = [
    ...matches(question, quoted, 1),
    ...namesIn(question, known.language, sure)
      .filter(({ kind }) => kind !== 'day')
      // "Second Shift which is out already".
      .map(({ text }) => text.replace(/ (?:which|that|who|que)$/iu, '')),
    ...capitalised(question),
    ...matches(question, handle, 0),
    ...matches(question, money, 0),
    ...matches(question, clock, 0),
    ...daysIn(situation),
    ...(writesText(situation) ? clausesUnused(conversation.typed, question, known.language, placed) : []).filter(
      (clause) =>
        shorterAsked(clause, known.language) === null &&
        !unwanted.some((topic) => hasWords(clause, topic)) &&
        !(saysItIsOut.test(clause) && isOut.test(placed)) &&
        !ownsUp.test(clause),
    ),
  ];
  const greeted = new Set(greetedIn(calls.map((call) => stringsOf(call).join('\n')).join('\n')));
  const isPlaced = (words: string): boolean =>
    placed.includes(plain(withoutState(words.replace(article, '').replace(hall, ''))).trim()) ||
    greeted.has(words.split(' ')[0] ?? '');
  const hidden = new Set(privateNames(conversation.asked).map(({ name }) => name));
  const left = candidates
    .map((words) => words.trim())
    .filter((words) => !hidden.has(words))
    // "Amy Tan and Bo Diaz", "Bunbury the Jetty Room" may be in places of their own.
    .filter(
      (words) =>
        words !== '' &&
        !isPlaced(words) &&
        !words
          .split(/ (?:and|y|&|de|the) |[(),.]+ ?| [(]/u)
          .filter(Boolean)
          .every(isPlaced),
    );
  return left
    .filter((words, at) => !left.some((other, place) => place !== at && covers(other, words, place < at)))
    .toSorted((one, other) => question.indexOf(one) - question.indexOf(other));
}

/** Whether a text takes in what the artist tells. A statement in a crisis leaves out all but what happened. */
function writesText({ done, known }: Situation): boolean {
  return known.crisis === null && done.some(({ name }) => name === 'write_document' || name === 'edit_document');
}

/** The coming days of the message that are nobody's release, concert or task, spelled out. */
function daysIn({ conversation, known, done }: Situation): string[] {
  const { question, today, date, releaseDate } = conversation;
  // The days of a festival are told with the one on which the artist plays.
  const festivals = rangesIn(question, today).filter(({ from, to }) =>
    known.shows.some(({ day }) => day >= from && day <= to),
  );
  const used = new Set([...numbersOf([known, date, releaseDate]), ...festivals.flatMap(({ from, to }) => [from, to])]);
  // "We wrote to them on 12 November" may be read as last November's.
  const past = new Map(findDays(question, today, true).map((found) => [found.index, found.day]));
  const written = plain(stringsOf(done.map((call) => call.arguments)).join('\n'));
  const isoDays = JSON.stringify(done.map((call) => [call.arguments, call.result]));
  return (
    findDays(question, today)
      .filter(
        ({ day, index }) =>
          day > today &&
          /\d/u.test(question.slice(index, index + dateLength)) &&
          !used.has(day) &&
          !used.has(past.get(index) ?? day),
      )
      .filter(({ day }) => !isoDays.includes(isoDay(day)))
      // "10 December", as the artist wrote it, may be in a text without its year.
      .filter(
        ({ index }) =>
          !written.includes(
            plain(question.slice(index, index + dateLength))
              .trim()
              .split(' ')
              .slice(0, 2)
              .join(' '),
          ),
      )
      .map(({ day }) => (known.language === 'es' ? spanishDay(day) : longDay(day)))
  );
}

/** Names with capitals, without the first word of a sentence, which has one anyway. */
function capitalised(text: string): string[] {
  return [...text.matchAll(capitals)].flatMap(({ 0: run, index }) => {
    const isFirst =
      /(?:^|[.!?:\n)"”]\s*)$/u.test(text.slice(0, index)) || /[.!?\n]\s*["“«(¿¡]?$/u.test(text.slice(0, index));
    const words = run.split(' ').slice(isFirst ? 1 : 0);
    while (words.length > 0 && (common.test(words[0] ?? '') || /^\p{Ll}|^&$/u.test(words[0] ?? ''))) words.shift();
    while (words.length > 0 && (common.test(words.at(-1) ?? '') || /^\p{Ll}/u.test(words.at(-1) ?? ''))) words.pop();
    return words.length === 0 ? [] : [words.join(' ')];
  });
}

/** Whether one candidate says another, too: the longer one is shown, of equal ones the first. */
function covers(other: string, words: string, isEarlier: boolean): boolean {
  const [whole, part] = [plain(other), plain(words)];
  return whole.includes(part) && (whole.length > part.length || isEarlier);
}

function matches(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '');
}

/** Words in small letters without signs, so "8.30 pm" is found in "8:30pm". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\d)[.:](?=\d)/g, '')
    .replaceAll(/(?<=\d) ?(?:pm|am|h)(?!\p{L})/gu, '')
    .replaceAll(/['’]s(?!\p{L})/gu, '')
    .replaceAll(/[^\p{L}\p{N}£$€]+/gu, ' ');
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}
