import type { Situation } from '../acting/call.js';
import { asksForText } from '../acting/documents-asked.js';
import { linkedSoFar } from '../acting/linked-documents.js';

const ofLabel = /(?<!\p{L})(?:label|signe?d|sign)(?!\p{L})/iu;

/** The reply to another label before there is a text that names the old one; `''` for other messages. */
export function labelNoted(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, said } = conversation;
  if (known.language === 'es' || !ofLabel.test(question) || question.includes('?') || asksForText(situation)) return '';
  if (linkedSoFar(said).length > 0) return '';
  const old = situation.before();
  if (old.label === '' || known.label === old.label || known.title !== old.title) return '';
  return `Noted: the label is ${known.label}, not ${old.label}. I haven’t written a text here yet, so there was nothing to change. The next one has it.`;
}
