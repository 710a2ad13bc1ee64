import type { Situation } from '../../acting/call.js';
import { linkedSoFar } from '../../acting/linked-documents.js';
import { withoutAccents } from '../../without-accents.js';
import { questionsOfHelp } from './of-help.js';
import { questionsOfMusic } from './of-music.js';

/** The answer to a question that newcomers ask, for which nothing is done; `''` for other messages. */
export function firstQuestion({ conversation: { question, said }, known: { language, crisis } }: Situation): string {
  if (crisis !== null) return '';
  // Words may stand in quotation marks that look like a title: “no money”.
  const spoken = question.replaceAll(/[“”"]/gu, '');
  const words = language === 'es' ? withoutAccents(spoken) : spoken;
  const isWritten = linkedSoFar(said).length > 0;
  return (
    [...questionsOfMusic, ...questionsOfHelp].find(
      ({ asks, isOfText }) => (isWritten || isOfText !== true) && asks[language].test(words),
    )?.answer[language] ?? ''
  );
}
