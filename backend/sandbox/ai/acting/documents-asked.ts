import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { findDays } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import type { Show } from '../reading/shows.js';
import { shorteningAsked } from './lengths/shortening-asked.js';
import { isPassageRequest, withoutPassage } from '../prompt-turns.js';
import { addresseeIn } from '../reading/people/contacts.js';
import { asksToAdd } from '../reading/added-facts.js';
import { asksForWords, reportsMovedConcert } from '../reading/crisis/concert-moved.js';
import { saysConcertIsOff } from '../reading/crisis/concert-off.js';
import { wantsItOut } from '../reading/crisis/plain-news.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import { tellsOfDeparture } from '../reading/people/line-up.js';
import { lastNamedWork } from '../reading/works/titles.js';
import { type News, newsIn } from '../reading/news.js';
import { askedSpanishBios, bioOfLength, withoutReaders } from '../writing/asked/asked-bios.js';
import { askedByReaders } from '../writing/asked/asked-audience.js';
import { askedDocuments, kindsIn } from '../writing/asked/asked-document.js';
import { asksForLanguage } from '../writing/asked/asked-language.js';
import { asksForFollowUp, asksForNudge } from '../questions/no-answer.js';
import { isForVenue } from '../questions/venue-emails.js';
import { fullerOf } from '../writing/fuller.js';
import { nightsAskedFor, withDates } from '../writing/per-night.js';
import { biosAsked, isBio, nextBio, resizedBio } from './bio-requests.js';
import { agreesToGoOn } from './going-on.js';
import type { Situation } from './call.js';
import {
  asksForPitch,
  asksWhatToPost,
  pitchesTo,
  pitchFor,
  pitchForNamed,
  pitchTo,
  spokenOf,
  textOffered,
} from './texts-meant.js';

/** Whether a text that a message asks for is about a member who leaves, not about a concert or a record. */
export function isOfLineUp({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): boolean {
  const { question, asked } = conversation;
  const hasRelease = known.room !== null || lastNamedWork(asked.join('\n')) !== null;
  const isOfOther = forGig.test(question) || forRelease.test(question) || namesConcert.test(question);
  return known.lineUp !== null && !isOfOther && (!hasRelease || speaksOfLineUp.test(question));
}

const namesConcert =
  /(?<!\p{L})(?:(?:gig|show|concert|tour) (?:announcement|listing)|announce (?:the|our|my) (?:gig|show|concert|tour)|listings?|posters?|flyers?|anuncio del? (?:concierto|gira|la gira)|cartel)(?!\p{L})/iu;
/** Beside a record, a text about a member who leaves is asked for as such. */
const speaksOfLineUp =
  /(?<!\p{L})(?:statement|announce|leav(?:es|ing)|left|quit\p{L}*|line-?up|about (?:it|this|that|her|him|them)|comunicado|formación|se va|anúncialo|anunciarlo)(?!\p{L})/iu;

/** Texts for everyone, in place of which a change of the line-up has one of its own. */
const isPublic = new Set<DocumentKind>([
  'captions',
  'crisis_statement',
  'gig_announcement',
  'tour_announcement',
  'press_release',
  'other',
]);

/** "A post for the gig", whatever else was told. */
export const forGig =
  /(?<!\p{L})(?:for|about|para|del?|sobre) (?:(?:the|my|our|el|la|mi|nuestro) )?(?:gig|show|concert|concierto|bolo|recital|tocada|fecha)(?!\p{L})/iu;
/** A message that speaks of a release. */
export const forRelease = /(?<!\p{L})(?:single|song|EP|album|record|sencillo|canción|tema|disco|álbum)(?!\p{L})/iu;

/** Whether the message asks for a new text. */
export function asksForText({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): boolean {
  return (
    wantedDocuments({ conversation, known }).length > 0 ||
    nightsAskedFor(withoutPassage(conversation.question), known.shows).length > 0
  );
}

/** What was called off has a day again: that is news of its own. */
const givesNewDate =
  /(?<!\p{L})(?:(?:a|the|our) new date|rescheduled (?:to|for)|nueva fecha|fecha nueva|reprogramad[oa]|ya (?:hay|tenemos) (?:nueva )?fecha)(?!\p{L})/iu;

/** "We don't know the new date yet". */
const lacksNewDate =
  /(?<!\p{L})(?:no|not|don['’]?t|without|sin|nunca)(?: [\p{L}’']+){0,4}? (?:new date|nueva fecha|fecha nueva)(?!\p{L})/giu;

/** What the conversation is about. Concerts that are named after something happened are a part of that. */
export function newsOf({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): News {
  const told = newsIn(conversation.asked.map(withoutPassage), conversation.today);
  if (
    known.crisis !== null &&
    !known.crisis.isConcertMoved &&
    known.shows.length > 0 &&
    !redoes.test(conversation.question) &&
    givesNewDate.test(conversation.question.replace(lacksNewDate, '')) &&
    isOfShow(conversation, known.shows)
  )
    return known.shows.length > 1 ? 'tour' : 'gig';
  return (told === 'gig' || told === 'tour') && known.crisis !== null ? 'crisis' : told;
}

/** Whether the day that a message gives, if any, is a known concert's. If not, the cancelled concert would be announced. */
function isOfShow({ question, today }: Conversation, shows: readonly Show[]): boolean {
  const days = findDays(question, today);
  return days.length === 0 || days.some((found) => shows.some(({ day }) => day === found.day));
}

/** The documents requested by a message. */
export function wantedDocuments(situation: Pick<Situation, 'conversation' | 'known'>): DocumentKind[] {
  const named = documentsNamed(situation);
  // "And one for the venue" is an email to it, and not the statement again.
  const kinds = isForVenue(situation) ? named.filter((kind) => !isPublic.has(kind)) : named;
  if (!isOfLineUp(situation)) return kinds;
  // "Más corto, para una historia": the text is there.
  const isThere = situation.conversation.said.some((reply) => reply.includes('](/documents/'));
  if (isThere && shorteningAsked(situation) !== null) return [];
  return [...new Set(kinds.map((kind): DocumentKind => (isPublic.has(kind) ? 'other' : kind)))];
}

/** The documents requested by the message itself, by its yes to "Shall I write it?", or by "write it up". */
function documentsNamed({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): DocumentKind[] {
  const { question, said } = conversation;
  if (agreesToGoOn(conversation)) return [];
  const news = newsOf({ conversation, known });
  const bioAsked = isPassageRequest(question)
    ? []
    : known.language === 'es'
      ? askedSpanishBios(question)
      : biosAsked(conversation);
  const own = question.replace(asksIfSent, '');
  const spelled = bioAsked.length > 0 ? own.replace(alsoNames, '. Write ') : own;
  const request = bioAsked.length > 1 ? withoutReaders(spelled) : spelled;
  const others = askedDocuments(request, news).filter((kind) => bioAsked.length === 0 || !isBio(kind));
  // "One for my website" is another biography, after one.
  const named = bioAsked.length === 1 && !namesOther.test(question) ? bioAsked : [...others, ...bioAsked];
  const asked = named.every(isBio) && named.length === 1 ? [bioOfLength(question) ?? named].flat() : named;
  // The press text of a concert without a release is its announcement.
  const isOfGig = news === 'gig' && known.title === '' && known.language === 'es';
  // "They've given us a new date, can you redo it?": the statement, if there is none yet to bring up to date.
  if (known.crisis !== null && redoes.test(question) && !said.some((reply) => reply.includes('](/documents/')))
    return ['crisis_statement'];
  // "The gig is moved, what do I tell people?"
  if (known.crisis?.isConcertMoved === true && reportsMovedConcert(question) && asksForWords(question))
    return ['crisis_statement'];
  // "The gig is off, they've had a burst pipe. What do I say to people?"
  if (
    asked.length === 0 &&
    known.crisis?.isConcertOff === true &&
    saysConcertIsOff(question) &&
    (asksForWords(question) || wantsItOut(question)) &&
    !hasStatement.test(said.join('\n'))
  )
    return ['crisis_statement'];
  // "Ok, write the post. Same tickets work": the notice is there, and gets what is new.
  if (
    known.crisis?.isConcertMoved === true &&
    known.crisis.added.length > 0 &&
    asked.length > 0 &&
    asked.every((kind) => kind === 'crisis_statement') &&
    hasStatement.test(said.join('\n'))
  )
    return [];
  // "Our bassist is leaving and we have to say it on socials": there is one text for that, too.
  if (
    asked.length === 0 &&
    isOfLineUp({ conversation, known }) &&
    tellsOfDeparture(question, known.language) &&
    (wantsItOut(question) || asksForWords(question))
  )
    return ['other'];
  // "We need to post something asap": there is one text for that.
  if (
    asked.length === 0 &&
    known.crisis?.isPlain === true &&
    wantsItOut(question) &&
    !hasStatement.test(said.join('\n'))
  )
    return ['crisis_statement'];
  if (asked.length > 0)
    return [...new Set(asked.map((kind) => (isOfGig && kind === 'press_release' ? 'gig_announcement' : kind)))];
  if (asksWhatToPost.test(question) && linkedNothing(said)) {
    if (known.crisis !== null) return known.crisis.isPlain ? [textOfNews.crisis] : [];
    if (known.shows.length > 0 || known.title !== '') return ['captions'];
  }
  const addressee = addresseeIn(question);
  const again = asksForLanguage(question) ? lastWritten(conversation) : [];
  if (again.length > 0) return again;
  if (known.contact && pitchesTo.test(question)) return [pitchFor(known.contact)];
  if (fullerOf(conversation) === 'bio') return ['bio_250'];
  // After a text, the next readers are a request for theirs.
  const forReaders = (said.at(-1) ?? '').includes('](/documents/') ? askedByReaders(question, news) : null;
  if (forReaders) return [forReaders];
  if (known.isThanks && asksForThanks({ conversation })) return ['captions'];
  if (known.shows.length > 1 && withDates.test(question) && asksForPost.test(question)) return ['captions'];
  const resized = resizedBio(conversation) ?? nextBio({ conversation, known });
  if (resized) return [resized];
  if ((addressee !== '' && asksToFollowUp.test(question)) || asksForNudge(question)) return ['follow_up'];
  if (asksForFollowUp({ conversation, known })) return ['follow_up'];
  const offeredOne = textOffered(conversation);
  if (offeredOne !== '') return askedDocuments(offeredOne, news);
  if (question.split(/[.!?;,\n]/u).some((part) => asksForPitch.test(part))) return [pitchTo(conversation.asked)];
  const forNamed = pitchForNamed({ conversation, known });
  if (forNamed) return [forNamed];
  const offer = said.at(-1)?.slice(-300) ?? '';
  // The facts may follow: "draft it. The track is called …".
  const sentences = question.split(/(?<=[.!?\n])\s*/);
  const isPointing = sentences.some((sentence) => pointsAt.test(sentence) || wantsAnnounced.test(sentence));
  const offered =
    (isPointing || agrees.test(question)) && /\?\s*$/.test(offer)
      ? askedDocuments(offer.replace(offersInSpanish, 'Escribe '), news)
      : [];
  const before = conversation.asked.at(-2) ?? '';
  const spokenKind = kindsIn(before, news).at(-1)?.kind;
  if (offered.length === 0 && spokenKind !== undefined && sentences.some((sentence) => makesOne.test(sentence)))
    return [spokenKind];
  // "Squeeze in that I produced it": a draft in the chat isn't changed, but written again as a text.
  if (spokenKind !== undefined && asksToAdd(question) && hasDraft.test(said.at(-1) ?? '')) return [spokenKind];
  if (offered.length > 0 || !isPointing) return offered;
  // "First two are off. Can you write it?" is about what just happened, and not about the text before.
  if (news === 'crisis' && reportsTrouble(question, known.language)) return [textOfNews.crisis];
  const spoken = spokenKind ?? spokenOf(before);
  const isOfPeople = known.crisis !== null || known.lineUp !== null || known.ownNews !== null;
  const hasNews = known.title !== '' || known.shows.length > 0 || isOfPeople;
  return hasNews ? [spoken ?? textOfNews[news]] : [];
}

function linkedNothing(said: readonly string[]): boolean {
  return !said.some((reply) => reply.includes('](/documents/'));
}

/** "Does this send emails to journalists on my behalf?" asks for no text. */
const asksIfSent =
  /(?<!\p{L})(?:does|do|will|would|is|are) (?:this(?: (?:app|thing|site))?|it|the app|fanfare|you)(?: (?:ever|also|actually|really|just|going to|gonna))* (?:send|sending|email|emailing|post|posting|publish|write to|contact|message) [^.!?\n]*\?/giu;

/** "A longer one, and also a press release". */
const other = '(?:press release|pitch|captions?|announcement|statement|follow[- ]?up)(?!\\p{L})';
const namesOther = new RegExp(`(?<!\\p{L})${other}`, 'iu');
const alsoNames = new RegExp(`(?:,? (?:and|plus)(?: also)?|, also) (?=(?:an?|the) (?:[\\p{L}]+ )?${other})`, 'giu');

/** "Write a short post that lists all the dates". */
const asksForPost =
  /(?<!\p{L})(?:write|make|do|draft|need|want|give|get|prepare|have|escrib\p{L}*|haz\p{L}*|quiero|necesito|prepara\p{L}*)(?!\p{L})[^.?!\n]{0,40}?(?<!\p{L})(?:posts?|publicación|publicaciones)(?!\p{L})/iu;

/** "Now one for the day after, saying thanks to everyone who came". */
function asksForThanks({ conversation: { question, said } }: Pick<Situation, 'conversation'>): boolean {
  const isPost = /(?<!\p{L})(?:captions?|posts?|stor(?:y|ies)|something|texts?|message|words)(?!\p{L})/iu.test(
    question,
  );
  const isAfterCaptions = /(?<!\p{L})(?:captions|announcement): \[/u.test(said.at(-1) ?? '');
  const wantsOne =
    /(?<!\p{L})(?:one|another)(?!\p{L})/iu.test(question) ||
    /(?<!\p{L})(?:write|do|make|need|want|give|draft|can (?:you|i|we)|could (?:you|i|we))(?!\p{L})/iu.test(question);
  return wantsOne && (isPost || isAfterCaptions);
}

/** The question back to "write it up" before there is any news; `''` for other messages. */
export function newsAsked({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): string {
  const isPointing = conversation.question.split(/(?<=[.!?\n])\s*/).some((sentence) => pointsAt.test(sentence));
  if (!isPointing || known.language === 'es' || wantedDocuments({ conversation, known }).length > 0) return '';
  return 'I will. First I need the news: what is it called, and which day is it out? For a show: where is it, and when?';
}

/** What the last request for documents asked for, to be written in another language. */
function lastWritten({ asked, said, today }: Situation['conversation']): DocumentKind[] {
  if (!said.some((reply) => reply.includes('](/documents/'))) return [];
  const earlier = asked.slice(0, -1).map(withoutPassage);
  return (
    earlier
      .map((text, at) => askedDocuments(text, newsIn(earlier.slice(0, at + 1), today)))
      .findLast((kinds) => kinds.length > 0) ?? []
  );
}

/** The document that is written first for each kind of news. */
const textOfNews: Record<News, DocumentKind> = {
  release: 'press_release',
  gig: 'gig_announcement',
  tour: 'tour_announcement',
  crisis: 'crisis_statement',
};

/** "I need to chase Sam at Hot Press". */
const asksToFollowUp =
  /(?:^\W*(?:(?:hi|hey|ok|okay|please|pls|can you|could you|help me|now|just)[ ,]+)*|(?<!\p{L})(?:need|want|have|like|time|going|gotta|should|me|us) (?:to )?)(?:follow[- ]?up|chase|nudge)(?!\p{L})/iu;

const hasStatement = /(?:crisis statement|comunicado de crisis): \[/iu;

const redoes =
  /(?<!\p{L})(?:re-?do|re-?write|update|change|do) (?:it|that|this|(?:the|my|our) (?:statement|post|text))(?: (?:again|please|then|now|for (?:me|us|that)))*(?=\W*(?:$|[.?!,]))|(?<!\p{L})(?:(?:lo|la) (?:puedes |podés )?(?:rehac|rehag|reescrib)\p{L}+|(?:reh[aá]z|rehac[eé]|reescr[ií]b\p{L}*)l[oa])(?!\p{L})/iu;
/** "¿Escribo el comunicado?" offers what "escribe el comunicado" asks for. */
const offersInSpanish = /¿Escribo (?=(?:el|la|los|las|un|una) )/gu;
const agrees =
  /^\W*(?:(?:pues|bueno|venga|y|well|oh|great|genial|guay|perfecto)[ ,!]+)*(?:yes|yep|yeah|sure|ok|okay|please|go ahead|do it|sí|si|vale|dale|listo|claro|obvio|por favor|porfa|adelante|venga|h[aá]z(?:me)?l[oa]s?|hac[eé](?:me)?l[oa]s?|escr[ií]be(?:me)?l[oa]s?|prep[aá]ra(?:me)?l[oa]s?)(?!\p{L})[^?]{0,40}$/iu;
/** A draft that stands in the reply itself. */
const hasDraft = /^> .*\[[^\]\n]+\]/mu;
/** "Can you make us one?" after talk of a kind of text. */
const makesOne =
  /^\W*(?:(?:well|ok|okay|yes|yeah|sure|great|right|now|so|then|and|but|please|pls|just|in that case|thanks|thank you|can you|could you|would you|will you)[ ,!.]+)*(?:(?:(?:make|do|write|draft|prepare|create|give|knock up) (?:me|us) one|(?:make|do|write|draft|prepare|create) one)|(?:I|we)(?:['’]d like| would like| need| want) one(?: from you)?)(?: (?:up|for (?:me|us|mine|ours)|then|now|too|please|pls))*\W*$/iu;
/** "We have a little four-night run and want to announce it": without a day on which it is announced, a request for the text. */
const wantsAnnounced =
  /(?<!(?:don['’]?t|not|never|when|why|if|before|once|until|what) (?:\p{L}+ ){0,2})(?<!\p{L})(?:want(?:ed)?|wanna|need|like|love|ready|have|time|looking|hoping|going) to (?:properly |officially |now )?announce (?:it|them|this|these|(?:the|our|my) (?:run|dates|shows|gigs|nights|tour))(?: (?:now|today|properly|officially|please|to (?:the )?(?:press|papers|fans|everyone|people)|everywhere|online))*\s*[.!]*\s*$|(?<!(?:no|sin|antes de|cuándo|cuando|si) (?:\p{L}+ ){0,2})(?<!\p{L})(?:quer(?:emos|ía|íamos|ríamos)|quiero|quisiera|quisiéramos|necesit(?:o|amos)|nos gustaría|me gustaría|hay que|tenemos que|tengo que|toca|ganas de) anunciar(?:l[oa]s?)?(?: (?:la (?:mini ?)?gira|el tour|las (?:fechas|tocadas)|los (?:conciertos|shows|bolos)))?(?: (?:ya|pronto|ahora|bien|en redes|por favor|porfa))*\s*(?:[.!]*\s*$|[:;])/iu;
/** "Now write it up, please", which doesn't name a document. */
const pointsAt =
  /^\W*(?:(?:ok|okay|yes|yeah|yep|yup|sure|great|right|now|so|then|and|please|go on|just|also|can you|could you|would you|sí|vale|ahora|pues|y|venga|por favor|puedes|podrías|entonces|ya|dale|listo|bueno|oka|bac[aá]n|genial|(?:tenemos|tengo|hay) que (?:contar|decir|anunciar|avisar)\p{L}*)[ ,!.]+)*(?:(?:write|draft|type|work|announce) (?:it|this|that|all of it|it all|something|(?:me |us )?one)(?: all)?(?: up| out| down)?|(?:me|nos) (?:escrib[eií]s|escribe|haces|hac[eé]s|hace|arm[aá]s|redact[aá]s|prepar[aá]s) algo|escríbe(?:l[oa]|(?:me|nos) algo)|escribíl[oa]|escrib(?:ir|e)(?:lo|la)?|redáctal[oa]|redactarl[oa]|anúncial[oa]|anunciarl[oa])(?: (?:for|to) (?:the |my |our )?(?!(?:me|us|now|free)(?!\p{L}))[\p{L}&'’-]+(?: [\p{L}&'’-]+){0,2}?)?(?: to (?:get|bring) (?:people|folks?|them|everyone|fans) (?:there|in|along|down|out|to it))?(?:[ ,]+(?:now|then|up|please|for (?:me|us)|thanks|too|instead|anyway|ya|ahora|por favor|gracias|po|pues|nomás|no más|porfa))*\W*$/iu;
