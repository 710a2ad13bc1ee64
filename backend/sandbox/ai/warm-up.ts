import { answer } from './answer.js';
import type { Topic } from './playbook.js';
import { parseCompletionRequest } from './wire/completion-request.js';

const messages = [
  'Hi! My single "Salt Road" is out on 5 March and we play The Crescent in York on 6 March, doors 7pm.',
  'Thanks. It is about my nan. Can you write the press release, shorter, and when do I send it?',
  'Hola, mi sencillo «Sal» sale el 5 de marzo y tocamos en la Sala Sol de Madrid el 6 de marzo.',
  'Gracias. ¿Me escribes la nota de prensa, y cuándo la mando?',
];

let isWarm = false;

/**
 * Answers a few messages, once per process: the hundreds of expressions that read a message are compiled on their first use,
 * which takes a second or more, and the first artist shouldn't wait for it.
 */
export function warmUp(topics: Topic[], now: Date): void {
  if (isWarm) return;
  isWarm = true;
  for (const [at] of messages.entries()) {
    const turns = messages.slice(at - (at % 2), at + 1).map((content) => ({ role: 'user', content }));
    answer(parseCompletionRequest({ model: 'sandbox', stream: true, messages: turns }), topics, now, false);
  }
}
