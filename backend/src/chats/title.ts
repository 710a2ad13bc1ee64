import { limits } from '../../../contract/limits.js';
import { plainTitle } from '../../../contract/rules/plain-title.js';
import { type Prompt, promptOf } from '../providers/assistant/assistant.js';

/** Limit on the assistant's titles, in words. */
const mostWords = 6;

/** How much of a model's title to read, in UTF-16 units: the regex that finds its end takes quadratic time. */
const longestLine = 500;

/** Builds the prompt that asks for a title of the first exchange. */
export function buildTitlePrompt(question: string, answer: string): Prompt {
  const system =
    `Write a title for the conversation below in at most ${mostWords} words, in its own language. ` +
    'Name its subject. Answer with the title alone: no quotes, no full stop.';
  return promptOf(system, [
    { role: 'user', text: `Artist: ${question.slice(0, 2000)}\n\nAssistant: ${answer.slice(0, 2000)}` },
  ]);
}

/**
 * Cleans a model's title for the list: one line, at most six words, no surrounding quotes or Markdown. @returns null if
 * nothing is left
 */
export function cleanTitle(written: string): string | null {
  const line = (written.trim().split('\n')[0] ?? '').slice(0, longestLine);
  const bare = plainTitle(line.replace(/^(title|titel)\s*:\s*/i, ''))
    .replace(/^[\s"'“”„«»*#>]+/, '')
    .replace(/(?<![\s"'“”„«»*.])[\s"'“”„«»*.]+$/, '')
    .replace(/\p{Cc}/gu, '');
  const title = bare.split(/\s+/).slice(0, mostWords).join(' ').slice(0, limits.chatTitleMax).trim();
  return title === '' ? null : title;
}
