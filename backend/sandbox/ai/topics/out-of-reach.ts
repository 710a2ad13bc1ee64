import type { Situation } from '../acting/call.js';
import { isShortening } from '../acting/lengths/shortening.js';
import { isOfLetters } from '../acting/wording/lowercase.js';
import { otherLength } from '../acting/wording/wording-asked.js';
import { objectOr } from '../wire/json-value.js';
import { certainly, meaningsOf } from '../intents/meaning.js';
import { asksWhen } from '../intents/topic-intents.js';
import { kindWritten } from '../questions/advice/meant-readers.js';
import { asksWhomToSend } from '../questions/whom-to-send.js';
import type { Known } from '../reading/known.js';
import { playersIn } from '../reading/people/players.js';
import { asksForLanguage } from '../writing/asked/asked-language.js';
import { spanishOutOfReach, spanishReplies } from './spanish-out-of-reach.js';

const sendsNothing =
  "I can't send emails, call, book, fill in forms or publish anything: you do that. What I write is ready to go, as text to copy, a file or an email that opens in your own mail app.";

/** What the script says to requests that it can't fulfil, by their intents. */
const replies: Record<string, string> = {
  'write-lyrics':
    'I don’t write lyrics, rhymes or music: I’m scripted, and I write press texts from the facts you give me. I can write a press release, a pitch, a bio, captions or an announcement. Which one?',
  'find-contacts':
    'I can’t look anyone up: I’m scripted, with no web search and no address book, and I won’t make up an address. Look for the writer on the outlet’s contact page, then tell me the name and outlet, and I’ll write the pitch to them and keep them in your people.',
  'upload-music': `${sendsNothing} Music goes to the stores through your distributor. What shall I write?`,
  'send-for-me': `${sendsNothing} To have the text for it, say **write the captions**, **write the blog pitch** or **write the radio pitch**.`,
  'judge-music':
    'I can’t judge or compare that: I’m scripted, I can’t listen, and I have no taste of my own. Ask two people who don’t know the song which one they’d click on. Once you’ve chosen, tell me, and I’ll use it in every text.',
  'make-media':
    'I can’t make pictures, video or sound: I’m scripted and write texts. I can write the words for it, such as **write the announcement**, **write the captions** or **write the press release**.',
  'book-or-call': `${sendsNothing} I can write an email for it. Who is it to?`,
  proofread:
    'I can’t proofread or improve a text: I’m scripted. I can write one from your facts, or **replace** words that you name in a text I wrote (change "…" to "…"). What is the text for?',
  'off-topic':
    'I keep to music PR, and I’m scripted: without a model I know nothing else. I can plan a release, write a press text or tell you what you told me. Which is it?',
  reminder:
    'I can’t set a reminder. The tasks of a plan have their days, though: tell me what comes out and when, or **add to your calendar** in the release’s room.',
  'other-language':
    'I’m scripted and write in English and Spanish only. Ask for the text **in English** or **in Spanish**; for another language, set a key or a local model.',
  'change-tone': `I'm scripted, so I can't change a tone or a length by rewording: that takes a model, with a key or on your own machine. What I can do is cut: say **make it shorter**.\n\nWhat I write has only what you told me. Point to the words that don’t sound right, and I’ll **replace** them (change "…" to "…") or **cut** them.`,
};

/** Source: the playbook's text on pitching to Spotify. */
const pasteIt =
  'I can’t submit it: you do that yourself in **Spotify for Artists**, once your distributor has delivered the song. Copy the text into the form for the pitch, at least 7 days before release ([Spotify for Artists](https://artists.spotify.com/faq/popular)).';

/** The reply to a wish for another tone. */
export function noOtherTone({ language }: Pick<Known, 'language'>): string {
  return (language === 'es' ? spanishReplies : replies)['change-tone'] ?? '';
}

/** "I don't know the name of anyone there. Can you look it up?", "can you find their email" */
const asksToLookUp =
  /(?<!\p{L})(?:can|could|would|will) (?:you|u|ya) (?:(?:please|pls|just|maybe|not) )*(?:look (?:it|that|them|him|her|this|(?:the|their|his|her) \p{L}+) up|look up (?:it|who|them|their|his|her)|(?:google|search(?: for)?) (?:it|that|them|him|her|online|who)|(?:find|get|check|figure out)(?: me| out)? (?:(?:(?:the|their|his|her|an?) (?:writer|editor|journalist|presenter|blogger|reviewer|contact|name|e-?mail|address|dj|host)['’]?s?(?! of my)|who (?:writes|runs|works|edits|presents|to (?:write|send|email)))))(?!\p{L})|(?<!\p{L})(?:look|google) (?:it|them|him|her|that) up (?:for me|please|pls)|(?<!\p{L})(?:me )?(?:l[oa] )?(?:puedes|podrías|podés) (?:buscarl[oae]s?|averiguar(?:l[oa]s?)?|mirarl[oa] en (?:internet|google))(?!\p{L})/iu;

/** "My cousin can shoot a video" asks for nothing. */
const isOfOthers =
  /^\W*(?:(?:and|but|so|btw) )*(?:my|our|his|her|their|a|the) (?:[\p{L}-]+ ){1,3}(?:can|could|will|is going to|offered to|wants to|made|shot|did|does|knows)(?!\p{L})(?!.*\?)/iu;

/** Why the script can't do what a message asks, and what it can do; `''` for other messages. */
export function outOfReach(situation: Pick<Situation, 'conversation' | 'known' | 'done'>): string {
  const { conversation, known } = situation;
  const { question } = conversation;
  if (question.length > 200 || asksForLanguage(question)) return '';
  // "Who should I actually send it to?" asks for advice.
  if (asksWhomToSend({ conversation, known })) return '';
  if (asksToLookUp.test(question)) return (known.language === 'es' ? spanishReplies : replies)['find-contacts'] ?? '';
  if (known.language === 'es') return spanishOutOfReach(question);
  const replied = meaningsOf(question, 'en')
    .filter(
      ({ intent, sentence }) => !isOfOthers.test(sentence) && !(intent === 'send-for-me' && asksWhen.test(sentence)),
    )
    .map(({ intent }) => [intent, replies[intent]] as const);
  if (replied.some(([intent]) => intent === 'send-for-me') && kindWritten(situation) === 'spotify_pitch')
    return pasteIt;
  // A subject in the same message is answered together with it.
  if (replied.some(([intent]) => intent.startsWith('topic:'))) return '';
  const isOfMusic = ofOwnMusic.test(question) || playersIn(question, 'en').length > 0 || namesTitle(question, known);
  return replied.find(([intent, reply]) => reply !== undefined && !(intent === 'off-topic' && isOfMusic))?.[1] ?? '';
}

/** "My friend sang backing vocals", "it's too long, my text": about the artist's music or its texts, whatever else is said. */
const ofOwnMusic =
  /(?<!\p{L})(?:my|our|the) (?:[\p{L}-]+ ){0,2}(?:songs?|singles?|tracks?|EPs?|albums?|records?|mixtapes?|gigs?|shows?|tours?|bands?|pitch(?:es)?|press release|bio|one-?sheet|captions?|statement|announcement|text|notes|producer|drummer|singer|bassist|guitarist|cover|artwork)(?!\p{L})|(?<!\p{L})(?:sang|sings?|vocals?|harmonies|drums|bass(?:line)?|guitars?|synths?|cello|violin|trumpet|lyrics|chorus|demo|mastering|mixing)(?!\p{L})/iu;

function namesTitle(question: string, { title }: Known): boolean {
  return title.length > 3 && question.toLowerCase().includes(title.toLowerCase());
}

/** "It's like laid-back southern rap" describes a song. */
const asksForChange =
  /\?|(?<!\p{L})(?:can|could|would|make|please|pls|more|less|keep|should|too|\p{L}+er|puedes|podrías|haz\p{L}*|más|menos|muy)(?!\p{L})/iu;
const ofTone = new Set(['change-tone', 'shorten', 'lengthen']);

/** Says that a message's wish for another tone or length was left, if other things that it asks for were done; `''` otherwise. */
export function toneRemark(situation: Situation): string {
  const { conversation, known, done } = situation;
  const [question, language] = [conversation.question, known.language];
  const isDone = done.some(({ name, error }) => error === null && changesTexts.has(name));
  // A biography comes in several lengths.
  const isBio = done.some(({ arguments: args }) => String(objectOr(args)['kind']).startsWith('bio_'));
  const wants = meaningsOf(question, language).some(
    ({ intent, probability, sentence }) =>
      ofTone.has(intent) && probability >= certainly && asksForChange.test(sentence),
  );
  const isSaid =
    otherLength.test(question) && done.some(({ name, error }) => error === null && name === 'edit_document');
  if (!isDone || isBio || !wants || isSaid || isShortening(situation) || isOfLetters(situation)) return '';
  return language === 'es'
    ? 'El tono o la longitud no los puedo cambiar reescribiendo: sigo un guion, y eso pide un modelo.'
    : 'I can’t change a tone or a length by rewording: I’m scripted, and that takes a model.';
}

const changesTexts = new Set(['write_document', 'edit_document']);

/** Whether all that an English message asks is out of reach: "post it on Instagram" wants no text. */
export function onlyOutOfReach({ conversation }: Pick<Situation, 'conversation'>): boolean {
  const meanings = meaningsOf(conversation.question, 'en');
  return (
    meanings.length > 0 && meanings.every((one) => one.probability >= certainly && replies[one.intent] !== undefined)
  );
}
