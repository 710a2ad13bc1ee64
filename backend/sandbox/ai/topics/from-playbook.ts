import type { Conversation } from '../conversation.js';
import { languageOf } from '../reading/language.js';
import { playbookTexts } from '../reading/playbook-texts.js';
import { sentencesIn } from '../sentences.js';
import type { ModelRequest } from '../wire/model-request.js';

/** Words of titles that say nothing about a text's subject. */
const general = new Set(
  'about after again around before beyond cost does email finding from getting great have hiring into moving music long more most much need post press radio release show song sound spotify start text that their then these this time times what when where which with work writing your'.split(
    ' ',
  ),
);

/**
 * The best playbook text that came with the message, verbatim, for a question that no topic answers; `''` if none fits. The script
 * can't judge a text, so half of its title must be in the question. The texts are in English, so a question in Spanish gets none.
 */
export function fromPlaybook(request: ModelRequest, { question, asked }: Conversation): string {
  const [text] = playbookTexts(request);
  if (!text || languageOf(asked) === 'es' || !namesSubject(text.title, question)) return '';
  return `I'm scripted, so this is my playbook's own text:\n\n**${text.title}**\n\n${text.body}\n\nSources: ${text.sources}`;
}

/** Whether a question has at least half of a title's words, of which one names a subject. */
function namesSubject(title: string, question: string): boolean {
  const words = wordsOf(title);
  const asked = new Set(
    sentencesIn(question)
      .filter((one) => one.endsWith('?'))
      .flatMap(wordsOf),
  );
  const shared = words.filter((word) => asked.has(word));
  return shared.length * 2 >= words.length && shared.some((word) => !general.has(word));
}

/** The words of four or more letters, without a plural's "s". */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
}
