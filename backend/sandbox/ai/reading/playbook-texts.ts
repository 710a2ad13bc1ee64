import type { ModelRequest } from '../wire/model-request.js';

/** A text of the playbook that came with the message. */
export interface PlaybookText {
  title: string;
  body: string;
  /** Links in Markdown. */
  sources: string;
}

/** The playbook's texts in the newest turn, best first. */
export function playbookTexts({ messages }: ModelRequest): PlaybookText[] {
  const turn = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const start = turn.indexOf('⟦From the playbook⟧');
  if (start === -1) return [];
  return [
    ...turn.slice(start).matchAll(/<playbook>\n([^\n]+)\n([^]*?)\nSources, read [\d-]+: ([^\n]+)\n<\/playbook>/g),
  ].map(([, title = '', body = '', sources = '']) => ({ title, body, sources }));
}
