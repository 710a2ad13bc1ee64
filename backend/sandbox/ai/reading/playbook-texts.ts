import type { ModelRequest } from '../wire/model-request.js';

/** A playbook text that came with the message. */
export interface PlaybookText {
  title: string;
  body: string;
  /** Markdown links. */
  sources: string;
}

/** The playbook texts in the newest turn, best match first. */
export function playbookTexts({ messages }: ModelRequest): PlaybookText[] {
  const turn = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const start = turn.indexOf('⟦From the playbook⟧');
  if (start === -1) return [];
  return [
    ...turn.slice(start).matchAll(/<playbook>\n([^\n]+)\n([^]*?)\nSources, read [\d-]+: ([^\n]+)\n<\/playbook>/g),
  ].map(([, title = '', body = '', sources = '']) => ({ title, body, sources }));
}
