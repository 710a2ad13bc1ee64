import { plain } from '../../facts/fact-slot.js';
import type { ArtistRequest } from './own-words.service.js';

const anyOf = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');

/** How a question begins that only asks for information. "How about a shorter one?" asks for a change. */
const questionStart = new RegExp(
  `(?:^|[,:;-] ?)\\P{L}{0,3}(?:(?:and|so|but|y|und|et|e) )?(?:${[
    "what(?: about)?|who|whose|whom|when|where|why|which|how(?! about)|(?:what|who|when|where|how|that)(?:'s|'re)|is|isn't|are|aren't|was|were",
    "do|does|don't|doesn't|did|didn't|has|have|had|(?:will|would|should) (?:it|they|he|she|i)",
    'qué|quién(?:es)?|cuándo|dónde|por qué|cuál(?:es)?|cómo|es|está|son|hay|tiene[ns]?',
    'wer|wann|wo|warum|wieso|welche[rsmn]?|wie|ist|sind|hat|haben',
    "qu'est-ce|que|qui|quand|où|pourquoi|quel(?:le)?s?|comment|est-ce",
    'che|cosa|chi|quando|dove|perché|quale|quali|come|o que|quem|onde|por que|qual|quais|como',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** The same without a question mark: "what do they want". */
const openQuestion =
  /^(?:(?:and|so|but) )?(?:what|who|when|where|why|how|which) (?:\p{L}+ )?(?:do|does|did|is|are|was|were|should|can|could|would|will|has|have)(?!\p{L})/u;
/** "Can you …?" and "please" make a request of a question. */
const polite = anyOf(
  "(?:can|could|would|will) (?:you|we|i)|please|let's",
  'por favor|puedes|podrías|podemos|me (?:haces|escribes|redactas)|bitte|kannst du|könntest du|können sie|könnten sie',
  "s'il (?:te|vous) plaît|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|puoi|potresti|per favore|você pode|pode(?:s|ria)?",
);
const pleasantry =
  /^(?:(?:good (?:morning|afternoon|evening|night|day)|hi|hello|hey|hola|hallo|bonjour|ciao|olá|buen[oa]s (?:días|tardes|noches)|guten (?:morgen|tag|abend)|thank you|thanks|thank u|cheers|gracias|danke|merci|grazie|obrigad[oa]|many|much|so|very|a lot|muchas|great|nice|cool|never mind|nevermind|no worries|bye|goodbye|see you|fanfare|there|again|all)[ ,]*)+$/u;
/** "Show me the bio": the artist wants to see something, and nothing more. */
const reads = anyOf(
  'show(?: me)?|list|look(?: (?:at|in|into|up|through))?|read|tell(?: me)?|explain|check|proofread|open|see|find|summari[sz]e|review',
  'muéstra(?:me)?|enseña(?:me)?|lee|dime|explica(?:me)?|revisa|mira|busca|zeig(?:e)?|lies|sag|erklär(?:e)?|montre(?:-moi)?|lis|dis(?:-moi)?',
);
const readsFirst = new RegExp(`^(?:(?:can|could|would|will) you |please )*(?:${reads.source})`, 'u');
const andMore = anyOf('and|then|y|und|et|e|luego|dann|puis');

const negated = anyOf(
  "not|never|no|nothing|don't|doesn't|won't|isn't|wasn't|didn't|without|nunca|nada|sin|nicht|kein(?:e|en)?|ne|pas|non|não",
);

/** Writing as such. The words of languages with endings are stems. */
const writing =
  /(?<!\p{L})(?:(?:write|draft|compose|rewrite|reply|respond|answer|translate|adapt)(?!\p{L})|escr[ií]b|redact|traduc|respond|contest|schreib|verfass|formulier|übersetz|antwort|écri|rédig|tradui|répond|scriv|redig|rispond|escrev)|写|書|作成|翻訳|翻译|써|작성/u;
const making =
  /(?<!\p{L})(?:(?:make|create|prepare|do|need|want|give|get|have|turn|use|finish|please|now|i'd like)(?!\p{L})|haz|hacer|prepara|crea|necesit|quier|convier|mach|erstell|brauch|fai[ts]|prépar|besoin|prepar|faz|precis)/u;
const texts =
  /(?<!\p{L})(?:press|release|bios?|biograph|pitch|announce|post|caption|statement|reply|replies|answer|emails?|mail|letter|summary|document|draft|article|newsletter|blurb|text|follow-up|interview|note|nota|comunicad|comunicat|communiqué|text[oe]|correo|respuesta|carta|resum|anuncio|borrador|pressemitteilung|ankündigung|brief|réponse|lettre|annonce|risposta|lettera|resposta)/u;

const yesWords =
  /^(?:yes|yep|yeah|yup|sure|correct|exactly|right|ok(?:ay)?|please do|go ahead|sí|si|claro|exacto|vale|dale|ja|genau|gerne|oui|d'accord|sì|certo|sim)(?!\p{L})|^(?:はい|是|好|네)/u;

/** Whether the artist says yes in their newest message. */
export function saysYes({ recent: [newest] }: ArtistRequest): boolean {
  return yesWords.test(plain(newest?.text ?? ''));
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?？。！…])\s+|\n+/u)
    .map(plain)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const isQuestion = (sentence: string): boolean =>
  ((sentence.endsWith('?') && questionStart.test(sentence)) || openQuestion.test(sentence)) && !polite.test(sentence);

/** Whether the artist says yes to a question about this: the reply they answer asks about it, or names it and ends with a question. */
export function agreesTo(asked: ArtistRequest, about: RegExp | string): boolean {
  const names = (text: string): boolean =>
    typeof about === 'string' ? about.trim() !== '' && text.includes(plain(about)) : about.test(text);
  const answered = plain(asked.answered);
  const isAsked = answered.endsWith('?') && names(answered);
  return (
    saysYes(asked) &&
    (isAsked || sentencesOf(asked.answered).some((sentence) => sentence.endsWith('?') && names(sentence)))
  );
}

/**
 * Whether the newest message only asks for information, thanks or greets. Nothing is changed for it: even the profile
 * and the artist's own documents may hold an order that someone else wrote.
 */
export function asksForNothing({ recent: [newest] }: ArtistRequest): boolean {
  return sentencesOf(newest?.text ?? '').every((sentence) => {
    const bare = sentence.replace(/(?<![.!?,…])[.!?,…]+$/u, '').trim();
    const isReading = readsFirst.test(bare) && !andMore.test(bare);
    return pleasantry.test(bare) || isReading || isQuestion(sentence);
  });
}

/** Whether the artist asks for a text in their newest message. @param kind what such a text is called */
export function asksForText({ recent: [newest] }: ArtistRequest, kind: string): boolean {
  return sentencesOf(newest?.text ?? '').some((sentence) => {
    if (isQuestion(sentence) || negated.test(sentence)) return false;
    return writing.test(sentence) || sentence.includes(plain(kind)) || (making.test(sentence) && texts.test(sentence));
  });
}
