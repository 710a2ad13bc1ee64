import { upperFirst } from '../../first-letters.js';
import { meaningsOf } from '../../intents/meaning.js';
import { cutTopics } from '../../writing/cuts/cut-topics.js';
import { clausesIn } from '../crisis/clauses.js';
import { type DatedText, isFact } from '../crisis/crisis-facts.js';
import { withoutCut } from '../crisis/cut-clauses.js';
import { withDates } from '../crisis/dates-in-words.js';
import { privateNames, withoutNames } from '../crisis/private-names.js';
import type { Language } from '../language.js';
import { memberRole, namesDeparture } from './departures.js';
import { quotesIn, type SaidQuote } from '../quotes/said-quotes.js';
import { lastNamedWork } from '../works/titles.js';

/** What a post about a member who leaves may say, in the artist's words. */
export interface LineUpFacts {
  /** Who leaves, who steps in, and what still happens. */
  sentences: string[];
  /** What the people concerned want to be quoted with. */
  quotes: SaidQuote[];
}

/** How sure the classifier must be, where no rule sees it. */
const surely = 0.85;

/** Whether a message tells that a member leaves. */
export function tellsOfDeparture(text: string, language: Language): boolean {
  return (
    namesDeparture(text) ||
    meaningsOf(text, language).some(({ intent, probability }) => intent === 'tell-left' && probability >= surely)
  );
}

/** Sorts what the artist has said since they told that a member leaves; null if no one does, or other news came since. */
export function lineUpFacts(texts: readonly DatedText[], language: Language): LineUpFacts | null {
  const first = texts.findLastIndex(({ text }) => tellsOfDeparture(text, language));
  if (first === -1) return null;
  const end = texts.findIndex(({ text }, at) => at > first && isOfOther.test(text));
  const since = texts.slice(first, end === -1 ? undefined : end);
  if (texts.slice(first).some(({ text }) => isOfRelease(text))) return null;
  const said = since.map(({ text }) => text);
  const hidden = privateNames(said);
  const cut = said.slice(1).flatMap(cutTopics);
  const whole = said.flatMap((text) => wholeNames(text));
  const clauses = since.flatMap(({ text, day }) =>
    clausesIn(withoutQuotes(text))
      .map((clause) => clause.replace(/^(?:y )?(?:añade|pon|di|diles) que (?=\p{L})/iu, ''))
      .filter(
        (clause) =>
          isFact(clause, language) &&
          ![isTalk, isIntroduction, isWriter, ofGossip, ofWishes].some((one) => one.test(clause)),
      )
      .map((clause) => withoutNames(withDates(clause, day, language), hidden, language)),
  );
  const kept = withoutCut([...new Set(clauses)], cut);
  const sentences = whole.reduce<string[]>(
    (rest, name) => withWholeName(rest, name),
    kept.map((clause) => `${upperFirst(ofOurs(clause, language))}.`),
  );
  const quotes = said
    .flatMap((text) => quotesIn(text, ['I', 'me']))
    .map((quote) => ({ ...quote, by: whole.find((name) => name.startsWith(`${quote.by} `)) ?? quote.by }));
  return { sentences, quotes };
}

/** "Guitarist is leaving us" as readers expect it: "Our guitarist is leaving us". */
function ofOurs(clause: string, language: Language): string {
  return language === 'en' ? clause.replace(bareRole, (found) => `our ${found.toLowerCase()}`) : clause;
}

const bareRole = new RegExp(`^${memberRole}(?= (?:is|has|\\p{Lu}|left|quit)|['’]s)`, 'iu');

/** What ends the subject: "we also filmed a live session", "pitch for blogs?" */
const isOfOther =
  /(?<!\p{L})(?:com(?:es|ing) out|releas\p{L}+|singles?|songs?|EPs?|albums?|videos?|session|pitch\p{L}*|bios?|biography|spotify|playlists?|a (?:wee )?plan|sencillos?|canci(?:ón|ones)|discos?|biografía|vídeos?|un plan)(?!\p{L})/iu;

function isOfRelease(text: string): boolean {
  const work = lastNamedWork(text);
  return work !== null && work.format !== 'tour';
}

/** Quoted passages, with the words that say whose they are. */
const quoted =
  /(?:^|(?<=[.!?\n] ?))?(?:(?:and |here['’]?s |)?(?:an? |the )?(?:quote|words) (?:from|by) [^"“«.!?\n]{1,40}:? ?|(?:una )?(?:cita|frase) de [^"“«.!?\n]{1,40}:? ?|\p{L}+ (?:says|said|dice|dijo):? ?)?["“«][^"“”«»\n]*["”»]/giu;

function withoutQuotes(text: string): string {
  return text.replace(quoted, '. ').replace(/(?:\. ?){2,}/g, '. ');
}

/** "We're The Lamplight Union, indie band from Glasgow": followers know. */
const isIntroduction =
  /^(?:we['’]re|we are|I['’]m|I am|this is|somos|soy) .*(?<!\p{L})(?:band|duo|trio|quartet|group|choir|piece|collective|banda|grupo|dúo|trío|cuarteto)(?!\p{L})/iu;
/** "Soy Fede, bajista": who writes, which is no news. */
const isWriter =
  /^(?:[Ss]oy|[Mm]e llamo|[Aa]quí|I['’]?m|I am|[Tt]his is) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?:,? (?:(?:el|la|the|our) )?\p{Ll}+(?: (?:de|in|of|with) [^,.]{1,40})?)?$/u;
const isTalk =
  /^(?:(?:aye|yes|yeah|ok|okay|cheers|thanks|gracias|vale|sí)(?: |$))*(?:(?:that['’]?s|it['’]?s|eso) (?:helpful|great|good|brilliant|useful|perfect|really helpful|genial|útil)|thanks?|gracias|cheers)(?!\p{L}).{0,20}$/iu;
/** "People are already gossiping": why something is said now, and no part of it. */
const ofGossip =
  /(?<!\p{L})(?:(?:people|fans|everyone|everybody|they|folks|some) (?:\p{L}+ ){0,2}?(?:gossip|talk|ask|speculat|guess|wonder|comment)\p{L}*|rumou?rs?|gossip|la gente (?:\p{L}+ ){0,2}?(?:pregunt|habl|rumore|coment)\p{L}*|rumores)(?!\p{L})/iu;
/** "She wants her surname in": about the text. */
const ofWishes =
  /(?<!\p{L})(?:p[aá]sa(?:me|nos)|h[aá]z(?:me|nos)|hac[eé](?:me|nos)|escr[ií]b\p{L}*(?:me|nos)|da(?:me|nos)|prep[aá]ra(?:me|nos)|[aá]rm[aá](?:me|nos)|(?:nos|me) (?:entrevista|hacen una entrevista))(?!\p{L})|(?<!\p{L})(?:wants?|would like|quiere)(?: \p{L}+){0,3} (?:in|out|added|mentioned|sur?name|last name|full name|apellido)(?!\p{L})|^make sure|^(?:it['’]s|it is|es) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u;

/** "She wants her surname in, it's Morven Kerr". */
function wholeNames(text: string): string[] {
  const found =
    /(?:surname|last name|full name|apellidos?|nombre completo)[^.!?\n"“«]{0,40}?(?:it['’]?s|is|es|:) (?<name>\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(
      text,
    );
  return found?.groups?.['name'] === undefined ? [] : [found.groups['name']];
}

/** Sentences with a whole name where the first name stands first. */
function withWholeName(sentences: readonly string[], name: string): string[] {
  const [called = ''] = name.split(' ');
  const alone = new RegExp(`(?<!\\p{L})${called}(?!\\p{L})(?! \\p{Lu})`, 'u');
  const at = sentences.findIndex((one) => alone.test(one));
  return sentences.map((one, place) => (place === at ? one.replace(alone, name) : one));
}
