import type { Situation } from '../acting/call.js';
import { linkedSoFar } from '../acting/linked-documents.js';
import type { Language } from '../reading/language.js';

const soft =
  "(?:(?:actually|ok|okay|no|nah|oh|well|sorry|h+m+|mm+|uh+m?|um+|erm?|ah+|ugh|argh|eh|right|and|but|so|now|just|please|pls|you can|let[’']s|we can|i think|yeah|haha|lol|y|bueno|pues|perdona|perdón|mejor|vale|uf|ay|a ver|wait|hang on|hold on|espera)[ ,.…!]+)*";
const later =
  '(?: (?:for now|for the moment|then|please|pls|thanks|thx|for later|mate|tho|though|yet|por ahora|de momento|entonces|mejor|por favor|porfa|gracias|alone|be))*';
const only = (...words: string[]): RegExp => new RegExp(`^\\W*${soft}(?:${words.join('|')})${later}[.!,…\\s]*$`, 'iu');

/** "Actually leave that, the others will do it", and nothing else: what was being talked about is let be. */
const dropsWithReason =
  /^\W*(?:(?:actually|ok|okay|no|oh|well|sorry|hmm|right|and|but|so|now|just|please|you can|let['’]s|we can|ah|bueno|pues|perdona|mejor)[ ,]+)*(?:(?:leave|skip|park|ignore) (?:that|it|this|them|those)(?: one)?|never ?mind(?: (?:that|it|about (?:that|it)))?|d[ée]jal[oa]|deja eso)(?: (?:for now|for the moment|then|please|for later|por ahora|de momento|entonces|mejor|alone|be))*(?:[.,;:!–-]+ ?(?:the others?|someone else|somebody else|my \p{L}+|our \p{L}+|she|he|they|I|we|it|no need|not needed|thanks?|thank you|cheers|lo hace\p{L}*|ya lo|gracias)(?:['’]\p{L}+)?(?: [^.!?,\n]{0,50})?)?[.!\s]*$/iu;
const drops = only(
  'nvmd?|nm|never ?mind',
  '(?:forget|scrap|drop|bin|ditch) (?:it|that|this|about (?:it|that))',
  "(?:it )?(?:doesn['’]?t matter|does not matter|isn['’]?t important)|not important|no need|don['’]?t (?:bother|worry about it)",
  'olv[ií]da(?:lo|la|te)?(?: (?:de )?eso)?|da igual|no importa|es igual|no hace falta|déjal[oa]|dejal[oa]|déjalo estar',
);
/** "No", to an offer or to a question that asks for more than yes or no. */
const declines = only(
  'no+|nah+|nope|naw',
  "not (?:now|really|right now|today)|i['’]?d rather not|i don['’]?t think so|maybe (?:not|later)|no thank(?:s| you)|no thx|i['’]?m (?:good|fine|ok)",
  'no gracias|ahora no|mejor no|hoy no|no quiero|luego|más tarde|mas tarde|otro día|otro dia|quizás? luego',
);
/** "Wait", "let me think": nothing to act on yet. */
const pauses = only(
  'wait(?: up)?|hang on|hold on|hold up|one (?:sec|second|moment|mo|min|minute)|(?:just )?a (?:sec|second|moment|mo|min|minute)|(?:(?:wait|hang on|hold on|gimme|give me) )(?:a|one) (?:sec|second|moment|mo|bit|min|minute)|sec|brb|(?:be )?back in a (?:bit|sec|minute|moment)|bear with me|two (?:secs|mins|ticks)',
  "let me (?:think|check|see|look|ask(?: (?:them|him|her|the (?:band|others)))?)(?: (?:about )?(?:it|that|this|on it|first))*|(?:i['’]?ll|i will|i need to|gotta|i have to) (?:think about (?:it|that)|have a think|check(?: (?:that|it|first))?|sleep on it|ask (?:them|him|her|the (?:band|others)))|(?:i['’]?ll )?(?:get back|come back) to (?:you|u|it|that)",
  'esp[eé]ra(?:te|d|en)?(?: un (?:momento|segundo|poco|rato|seg))?|un (?:momento|momentito|segundo|seg|minuto|rato)|(?:ya|ahora|luego) (?:vuelvo|te (?:digo|cuento|aviso|escribo))|(?:déja|deja)me (?:pensar(?:lo)?|ver(?:lo)?|mirar(?:lo)?|preguntar(?:lo)?)(?: un (?:momento|rato|poco))?|me lo pienso|lo (?:pienso|pensaré|miro|consulto)|tengo que pensarlo',
);
/** "Not sure", "idk": no answer. */
const unsure = only(
  "(?:i['’]?m |im |still )?(?:not|n['’]?t) (?:so |really |too |quite |100% )?(?:sure|certain|decided)(?: (?:about (?:it|that|this)|what (?:else )?to (?:say|do|put|write)))*|(?:(?:i )?(?:don['’]?t|do not) (?:really |actually )?(?:know|kno)|idk|dunno|no idea|no clue)(?: what (?:else )?to (?:say|put|write|tell (?:you|u)))?|undecided",
  '(?:aún |todavía )?no (?:lo )?s[eé](?: (?:aún|todavía|muy bien))?|ni idea|no estoy (?:muy )?segur[oa](?: de (?:eso|esto|ello))?|no lo tengo claro',
);
/** "Start over": nothing that was told can be unsaid here, but a new chat knows none of it. */
const restarts = only(
  "(?:let['’]?s |can we |could we |i want to |i wanna )?(?:start|begin) (?:over|again|afresh|anew|from (?:scratch|the (?:start|beginning)|zero))(?: (?:again|with everything|completely|all over))?|restart|reset(?: (?:everything|it|all))?|(?:scrap|bin|delete|forget) (?:everything|all (?:of )?(?:it|that|this)|the lot|the whole thing)",
  '(?:empe[zc]a(?:mos|r)|empecemos|comen[zc](?:amos|ar|emos)|vamos|volvamos|vuelve|volver|empieza) (?:a empezar )?(?:otra vez|de (?:nuevo|cero)|desde (?:cero|el principio))|volver a empezar|b[oó]rral[oa] todo|borra todo|olvida todo(?: lo (?:anterior|dicho))?',
);
/** What the rest of the message may ask for. */
const asksMore =
  /[?¿]|(?<!\p{L})(?:need|want|write|make|give|change|add|put|instead|rather|necesit\p{L}+|quier\p{L}+|escrib\p{L}+)(?!\p{L})/iu;
/** Questions that "no" or "not sure" answers: how people are, and whether something is so. */
const asksForFact =
  /(?:safe|salvo|with you|contigo|paid back|devuelve|new date|nueva fecha|out already|ha salido)[^?\n]*\?\s*$/iu;
const asksYesNo =
  /(?:^|[.!?:\n]\s*|¿)(?:is|are|was|were|do|does|did|has|have|can|will|es|está|hay|tiene|ya)(?!\p{L})[^.!?\n]*\?\s*$/iu;

const dropped: Record<Language, string> = {
  en: 'Fine, I’ve dropped it.',
  es: 'De acuerdo, lo dejo.',
};
const paused: Record<Language, string> = {
  en: 'No rush: I note nothing and change nothing until you say more.',
  es: 'Sin prisa: no apunto ni cambio nada hasta que me digas más.',
};
export const blankUntilKnown: Record<Language, string> = {
  en: 'That’s fine: it stays blank until you know. Tell me when you do.',
  es: 'No pasa nada: se queda en blanco hasta que lo sepas. Dímelo entonces.',
};
const restarted: Record<Language, string> = {
  en: 'I can’t unsay what you told me here. For a clean start, open a **new chat**: it begins without this one. If only one thing is wrong, tell me how it is now, or name the words to **cut** or **change**.',
  es: 'Lo que me has contado aquí no lo puedo borrar. Para empezar de cero, abre un **chat nuevo**: empieza sin este. Si solo hay una cosa mal, dime cómo es ahora, o qué palabras **quito** o **cambio**.',
};

/** The reply to a message that drops what was asked before, asks for time, or wants to begin anew; `''` for other messages. */
export function droppedReply({ conversation: { question, said }, known: { language } }: Situation): string {
  const last = said.at(-1);
  if (last === undefined) return '';
  if (restarts.test(question.replace(/^¿|\?+$/gu, ''))) return restarted[language];
  if (asksForFact.test(last)) return '';
  if (pauses.test(question)) return paused[language];
  if (unsure.test(question)) return (last.slice(-250).includes('?') ? blankUntilKnown : paused)[language];
  const isDropped = (dropsWithReason.test(question) && !asksMore.test(question)) || drops.test(question);
  if (!isDropped && !(declines.test(question) && !asksYesNo.test(last))) return '';
  const isWritten = linkedSoFar(said).length > 0;
  const stay = { en: 'The texts stay as they are.', es: 'Los textos se quedan como están.' }[language];
  const next = { en: 'What’s next?', es: '¿Qué hacemos ahora?' }[language];
  return [dropped[language], isWritten ? stay : '', next].filter(Boolean).join(' ');
}
