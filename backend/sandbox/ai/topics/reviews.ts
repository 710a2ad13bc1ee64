import type { Situation } from '../acting/call.js';
import { asksForText } from '../acting/documents-asked.js';
import { speaksOfBadReview } from '../reading/bad-reviews.js';

const answers: Record<Situation['known']['language'], string> = { en: 'bad-review', es: 'es-mala-resena' };

/** Words for something heavier than a bad review. */
const ofDistress =
  /(?<!\p{L})(?:kill|die|dying|dead|suicid\p{L}*|hurt(?:ing)? myself|harm(?:ing)? myself|hat(?:e|ing) myself|worthless|can(?:['’]?t|not) (?:go on|cope|do (?:this|it) any\s?more|take (?:it|this) any\s?more)|giv(?:e|ing) (?:it all )?up|end (?:it|it all|my life)|my life|(?:want|wanna|like) to live|live any\s?more|be alive|disappear|be here|not coping|in tears|crying|matarme|morir\p{L}*|suicid\p{L}*|hacerme daño|no puedo más|no valgo|desaparecer|mi vida|llorando)(?!\p{L})/iu;

/** The topic for the news of a bad review, or for the question what to do about it; `''` for other messages. */
export function badReviewTopic(situation: Situation): string {
  const { conversation, known } = situation;
  const { question } = conversation;
  const isOnlyReview = speaksOfBadReview(question) && !ofDistress.test(question) && !asksForText(situation);
  return isOnlyReview ? answers[known.language] : '';
}

const onMerch =
  /(?<!\p{L})(?:t[- ]?shirts?|tees?|merch|stickers?|badges?|mugs?|tote bags?|posters?|camisetas?|playeras?|remeras?|tazas?|pegatinas?|chapas?|carteles?)(?!\p{L})/iu;
const ofWords = /(?<!\p{L})(?:quote|line|bit|review|words?|sentence|it|frase|cita|reseña|crítica|l[oa])(?!\p{L})/iu;

const asksToQuote =
  /(?<!\p{L})(?:can|may|could|should) (?:i|we) (?:just |actually )?(?:quote|use|print|post|share) (?:it|that|this|from it|them|(?:the|that|this|a) (?:line|quote|review|bit|sentence))(?!\p{L})|(?<!\p{L})(?:puedo|podemos|puede uno) (?:citar|usar|publicar|compartir)(?:l[oa])?(?!\p{L})/iu;
const ofReviews = /(?<!\p{L})(?:reviews?|reviewed|reseñas?|críticas?)(?!\p{L})/iu;

/** The answer to whether a reviewer's words may be quoted, or go on merchandise; `''` for other messages. */
export function reviewQuoted(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, asked } = conversation;
  const isSpanish = known.language === 'es';
  if (!asked.slice(-3).some((text) => ofReviews.test(text) || speaksOfBadReview(text))) return '';
  if (onMerch.test(question) && ofWords.test(question))
    return isSpanish
      ? 'Si tiene gracia, eso no lo puedo juzgar: sigo un guion. Lo que sí sé: cítala palabra por palabra y con el nombre del medio, para que diga lo que decía. Para venderla en una camiseta pide antes permiso al medio, porque las palabras son suyas; no puedo dar consejo legal.'
      : 'Whether it’s funny I can’t judge: I’m scripted. What I can say: quote it word for word and with the outlet’s name, so it means what it meant. Before you sell it on anything, ask the outlet, since the words are theirs. I can’t give legal advice.';
  if (!asksToQuote.test(question) || asksForText(situation)) return '';
  return isSpanish
    ? 'Sí: una frase corta, palabra por palabra, con el nombre del medio, y de modo que diga lo que decía. Pásamela así: **«…» — nombre del medio**, y la pongo en tus textos.'
    : 'Yes: a short line, word for word, with the outlet’s name, so that it means what it meant. Give it to me as **“…” — name of the outlet**, and I’ll put it in your texts.';
}
