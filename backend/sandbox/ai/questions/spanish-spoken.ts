import type { Situation } from '../acting/call.js';
import { planCall } from '../acting/plan-call.js';
import { withQuestion } from '../intents/without-talk.js';
import { withoutAsking } from '../reading/asking.js';
import { withoutAccents } from '../without-accents.js';
import { whatWasTold } from '../writing/told.js';

const language = '(?:espanol|castellano)';
const asks = new RegExp(
  `(?<!\\p{L})(?:(?:tu |vos |usted(?:es)? )?(?:hablas?|hablan|hablais|entiendes?|entendes|entendeis|entienden|sabes?|saben|manejas?|manejan|respondes|contestas)(?: (?:en|el|bien|tambien))* ${language}|(?:(?:te|les|os|le) )?(?:puedo|podemos) (?:hablar|escribir|preguntar|contar)(?:te|les|os|le)? (?:todo )?en ${language}|(?:se puede|funciona|funcionas|va|esta|es|sirve)(?: (?:esto|todo|tambien))? en ${language}|en ${language} (?:se puede|funciona|va|esta bien|te sirve|entiendes|entendes))(?!\\p{L})`,
  'iu',
);

/** Whether a message asks whether Spanish is spoken. */
function asksForSpanish(text: string): boolean {
  return asks.test(withoutAccents(text));
}

/** The answer to "¿hablas español?", with what is needed next; `''` for other messages, and for news that lead to a plan. */
export function spanishSpoken(situation: Situation): string {
  const { conversation, known } = situation;
  if (known.language !== 'es' || !asksForSpanish(conversation.question) || planCall(situation) !== null) return '';
  const yes = 'Sí, en español. Si hace falta, los textos también salen en inglés.';
  const told = whatWasTold(withQuestion(situation, withoutAsking(conversation.question)));
  if (told !== '') return `${yes}\n\n${told}`;
  return `${yes}\n\n${known.title === '' && known.shows.length === 0 ? '¿Qué vas a sacar o dónde tocas, y qué día?' : '¿Qué preparo?'}`;
}

/** Says yes to "¿hablas español?" beside what else was done; `''` for other messages. */
export function spanishRemark({ conversation: { question }, known: { language: spoken }, done }: Situation): string {
  return spoken === 'es' && done.length > 0 && asksForSpanish(question) ? 'Y sí, hablo español.' : '';
}
