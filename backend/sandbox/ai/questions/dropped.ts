import type { Situation } from '../acting/call.js';
import { linkedSoFar } from '../acting/linked-documents.js';

/** "Actually leave that, the others will do it", and nothing else: what was being talked about is let be. */
const dropsOnly =
  /^\W*(?:(?:actually|ok|okay|no|oh|well|sorry|hmm|right|and|but|so|now|just|please|you can|let['’]s|we can|ah|bueno|pues|perdona|mejor)[ ,]+)*(?:(?:leave|skip|park|ignore) (?:that|it|this|them|those)(?: one)?|never ?mind(?: (?:that|it|about (?:that|it)))?|d[ée]jal[oa]|deja eso)(?: (?:for now|for the moment|then|please|for later|por ahora|de momento|entonces|mejor|alone|be))*(?:[.,;:!–-]+ ?(?:the others?|someone else|somebody else|my \p{L}+|our \p{L}+|she|he|they|I|we|it|no need|not needed|thanks?|thank you|cheers|lo hace\p{L}*|ya lo|gracias)(?:['’]\p{L}+)?(?: [^.!?,\n]{0,50})?)?[.!\s]*$/iu;
/** What the rest of the message may ask for. */
const asksMore =
  /[?¿]|(?<!\p{L})(?:need|want|write|make|give|change|add|put|instead|rather|necesit\p{L}+|quier\p{L}+|escrib\p{L}+)(?!\p{L})/iu;

/** The reply to a message that drops what was asked before; `''` for other messages. */
export function droppedReply({ conversation: { question, said }, known: { language } }: Situation): string {
  if (said.length === 0 || !dropsOnly.test(question) || asksMore.test(question)) return '';
  const isWritten = linkedSoFar(said).length > 0;
  if (language === 'es')
    return isWritten
      ? 'De acuerdo, lo dejo. Los textos se quedan como están. ¿Qué hacemos ahora?'
      : 'De acuerdo, lo dejo. ¿Qué hacemos ahora?';
  return isWritten
    ? 'Fine, I’ve dropped it. The texts stay as they are. What’s next?'
    : 'Fine, I’ve dropped it. What’s next?';
}
