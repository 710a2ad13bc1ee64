import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import type { NamedContact } from '../reading/people/contacts.js';
import { recipientIn } from '../reading/people/recipients.js';
import { showNamed } from '../reading/works/others-names.js';
import type { Situation } from './call.js';

/** "Write her a pitch". */
export const pitchesTo =
  /(?<!\p{L})(?:(?:write|draft|make|do|prepare|send|give|compose|type) (?:her|him|them) (?:an? |the )?(?:[\p{L}]+ ){0,2}(?:pitch|e-?mail|message|note|mail)|(?:pitch|e-?mail|write)(?: it| this| something)? to (?:her|him|them)|pitch (?:her|him|them))(?!\p{L})/iu;

/** The pitch for someone, by what they do and where. */
export function pitchFor({ role, outlet }: NamedContact): DocumentKind {
  return /radio|(?<!\p{L})(?:dj|presenter|station|fm|show)(?!\p{L})/iu.test(`${role} ${outlet}`)
    ? 'radio_pitch'
    : 'blog_pitch';
}

/** The request that the last reply named, for a message that asks for that text: "can you do that one as well"; `''` for others. */
export function textOffered({ question, said }: Pick<Situation['conversation'], 'question' | 'said'>): string {
  if (!wantsThatOne.test(question)) return '';
  const requests = [...(said.at(-1) ?? '').matchAll(/\*\*((?:write|escribe) [^*\n]{3,60})\*\*/giu)].map(
    ([, words = '']) => words,
  );
  // "Shall I write the follow-up?"
  const [, asked = ''] =
    /(?:Shall I (?:also )?write|¿(?:Te )?[Ee]scribo) ([^?\n]{3,60})\?\s*$/u.exec(said.at(-1) ?? '') ?? [];
  const [one, ...others] = [...new Set(requests.length > 0 || asked === '' ? requests : [`write ${asked}`])];
  return one === undefined || others.length > 0 ? '' : one;
}

/** "Ok can you write that one too so I've got it ready", "ese también". */
const wantsThatOne =
  /^\W*(?:(?:ok|okay|yes|yeah|yep|cool|great|perfect|thanks|thank you|cheers|ta|ah|oh|right|good|then|and|so|well|please|pls|can|could|would|will|you|u|ya|just|go on|do it|lets|let['’]s|i['’]?d like(?: you)? to|sí|si|vale|dale|genial|gracias|pues|y|ya|por favor|porfa|puedes|podrías|podés|me|nos)[ ,.!]+)*(?:(?:write|do|draft|make|prepare|type|get|give me|have|create)(?: me| us| up)? (?:that one|that(?: (?:e-?mail|text|message|follow[- ]?up|pitch|post))?|it|the (?:same|other one))(?: up)?(?= (?:too|as well|also|for (?:me|us)|now|then|already|ready|in advance|please|pls|so|up|up front)|\W*$)|(?:escrib|hac|haz|prep[aá]r|red[aá]ct|arm)\p{L}* (?:ese|esa|eso|aquel|también)(?!\p{L})|(?:escríb|hác|házm|prepár|redáct)\p{L}*l[oa](?: también| ya)?|(?:ese|esa) (?:también|ya))(?!\p{L})[^.!?\n]{0,60}[.!?]*\s*$/iu;

/** "I want it on the radio", then or with it who presents the show: the pitch to them, if no text was written yet; null for other messages. */
export function pitchForNamed({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): DocumentKind | null {
  const { question, asked, said } = conversation;
  const isNamed = recipientIn(question) !== '' || showNamed(question) !== '';
  const hasText = said.some((reply) => reply.includes('](/documents/'));
  if (!(isNamed || sendsWork.test(question)) || hasText || known.title === '' || known.crisis !== null) return null;
  if (/[?¿]/u.test(question.replace(asksForHelp, ''))) return null;
  const wanted = asked
    .slice(-3)
    .toReversed()
    .find((text) => wantsHeard.test(text) && !isOfThanks.test(text));
  const kind = wanted === undefined ? null : spokenOf(wanted);
  return kind === 'radio_pitch' || kind === 'blog_pitch' ? kind : null;
}

/** "Quiero mandar mi disco a la radio de mi pueblo", "I'd like to send my single to a blog". */
const sendsWork =
  /(?<!\p{L})(?:quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|me gustaría|nos gustaría|want to|wanna|would like to|['’]d like to|need to) (?:mandar|enviar|proponer|pasar|send|pitch|submit)(?:le|les)? (?:mi|nuestr[oa]|el|la|my|our|the)(?!\p{L})[^.!?\n]{2,40}? (?:a|al|para|to) (?:(?:un|una|unos|unas|el|la|los|las|an?|the|my|our|some) )?(?:\p{L}+ )?(?:radios?|stations?|emisoras?|blogs?|magazines?|revistas?)(?!\p{L})/iu;

/** "Quiero que suene en la radio", "I'd like to get it on a blog". */
const wantsHeard =
  /(?<!\p{L})(?:want|wanna|need|would like|['’]d like|hope|hoping|like|trying|try|get|quiero|queremos|quisiera|me gustaría|nos gustaría|ojalá|necesito|intento)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:radios?|stations?|emisoras?|blogs?|press|prensa|magazines?|revistas?|djs?)(?!\p{L})/iu;

/** "Can you help us get on local radio?" asks for the same. */
const asksForHelp =
  /(?:(?:can|could|will|would) (?:you|u)(?: please)? help|(?:me|nos) (?:ayudas?|ayudáis|puedes ayudar))[^.?!\n]*\?/giu;
const isOfThanks = /(?<!\p{L})(?:thank|thanks|interview\p{L}*|agradec\p{L}*|gracias a|entrevist\p{L}*)(?!\p{L})/iu;

/** "Write the pitch", without saying to whom. */
export const asksForPitch =
  /^\W*(?:(?:ok|okay|yes|please|now|then|so|and|great|can you|could you|vale|ahora|y|por favor|puedes)[ ,]+)*(?:write|draft|make|do|give me|escribe|escríbeme|redacta|redáctame|prepárame|pásame|haz|hazme|dame|quiero|necesito|vamos con|ayúdame con|(?:(?:me|nos) )?(?:haces?|escribes?|redactas?|preparas?|pasas?|das|ayudas? con|puedes? (?:hacer|escribir|preparar)|podrías? (?:hacer|escribir|preparar))) (?:me )?(?:the|a|my|that|el|un|mi|ese) pitch(?: text)?(?: (?:then|now|please|for me|ya|ahora|entonces|por favor|para ell[oa]))*\W*$/iu;

/** The kind of pitch that the newest messages speak of; to blogs by default. */
export function pitchTo(asked: readonly string[]): DocumentKind {
  return (
    asked
      .slice(-4)
      .toReversed()
      .map(spokenOf)
      .find((kind) => kind !== null) ?? 'blog_pitch'
  );
}

/** The kind of pitch whose readers a message speaks of; null if it speaks of none. */
export function spokenOf(text: string): DocumentKind | null {
  if (
    /(?<!\p{L})(?:chas(?:e|ing) (?:them|him|her|it|up)|follow(?:ed|ing)?[- ]?up|no (?:reply|answer|response))(?!\p{L})/iu.test(
      text,
    )
  )
    return 'follow_up';
  if (/(?<!\p{L})(?:spotify|playlists?)(?!\p{L})/iu.test(text)) return 'spotify_pitch';
  if (
    /(?<!\p{L})(?:radios?|stations?|emisoras?|djs?|bbc(?: introducing| radio)?|6 ?music|kexp|nts)(?!\p{L})/iu.test(text)
  )
    return 'radio_pitch';
  return /(?<!\p{L})(?:blogs?|press|prensa|magazines?|revistas?)(?!\p{L})/iu.test(text) ? 'blog_pitch' : null;
}

/** "We play the Rook on the 18th, what should I post?" */
export const asksWhatToPost =
  /(?<!\p{L})(?:what (?:do|should|shall|can|could|would) (?:i|we) (?:even )?(?:post|put (?:up|out|online)|share)|(?:don['’]?t|do not|dunno|not sure|no idea|no clue)(?: know)? what to (?:post|put(?: (?:up|out|online)|(?= (?:on|in) ))|share)|qu[eé] (?:pongo|ponemos|posteo|posteamos|publico|publicamos|subo|subimos)|(?:no (?:s[eé]|sabemos)|ni idea de) qu[eé] (?:poner|publicar|postear|subir))(?: (?:on|in|to|about|en|sobre|del?|para|pa) [^.?!\n]{2,40})?\s*[.?!]*\s*$/iu;
