import { oneSheetMarker } from '../../../../contract/chats/chat.js';
import { answer } from '../answer.js';
import { readPlaybook } from '../playbook.js';
import { objectOr } from '../wire/json-value.js';
import { parseCompletionRequest } from '../wire/completion-request.js';

const topics = readPlaybook();
const mara = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK' };
const toolNames = [
  'make_one_sheet',
  'plan_release',
  'write_document',
  'edit_document',
  'read_document',
  'date_math',
  'find_said',
];
const tools = toolNames.map((name) => ({
  type: 'function',
  function: { name, description: '', parameters: { type: 'object', properties: {} } },
}));

/** A reply to the newest of some messages, and the calls before it: "write_document bio_50". */
export interface Reply {
  text: string;
  calls: string[];
  /** The texts that were written so far, as they are after their edits. */
  texts: string[];
}

/** Sends texts in turn on Monday 23 November 2026 with the product's tools, and returns the reply to the last. */
export function lastReply(texts: readonly string[], artist: object = mara): Reply {
  const system = `<artist>${JSON.stringify(artist)}</artist>\nToday is 2026-11-23 (Monday).`;
  const messages: object[] = [{ role: 'system', content: system }];
  const documents = new Map<string, object>();
  let reply: Reply = { text: '', calls: [], texts: [] };
  for (const content of texts) {
    messages.push({ role: 'user', content });
    reply = replyTo(messages, documents);
    messages.push({ role: 'assistant', content: reply.text });
  }
  return reply;
}

function replyTo(messages: readonly object[], documents: Map<string, object>): Reply {
  const turn = [...messages];
  const calls: string[] = [];
  for (;;) {
    const request = parseCompletionRequest({
      model: 'gpt-test',
      reasoning_effort: 'none',
      stream: true,
      messages: turn,
      tools,
    });
    const said = answer(request, topics, new Date('2026-11-23'), false);
    const texts = [...documents.values()].map((one) => String(objectOr({ ...one })['markdown']));
    if (said.kind !== 'tool') return { text: said.text, calls, texts };
    if (said.name === 'make_one_sheet') return { text: oneSheetMarker, calls: [...calls, said.name], texts };
    const args = objectOr(JSON.parse(said.arguments));
    calls.push(`${said.name} ${String(args['kind'] ?? '')}`.trim());
    const id = `call-${turn.length}`;
    const call = { id, type: 'function', function: { name: said.name, arguments: said.arguments } };
    turn.push({ role: 'assistant', content: null, tool_calls: [call] });
    turn.push({ role: 'tool', tool_call_id: id, content: JSON.stringify(resultOf(said.name, args, documents)) });
  }
}

/** What a tool returns, as far as the script reads it. */
function resultOf(name: string, args: Record<string, unknown>, documents: Map<string, object>): object {
  if (name === 'read_document') return documents.get(String(args['documentId'])) ?? { error: 'Not found.' };
  if (name === 'date_math') return { from: args['from'], date: '2027-01-15', weekday: 'Friday', days: 81 };
  if (name === 'edit_document') return edited(args, documents);
  if (name !== 'write_document') return {};
  const id = `29e694a0-b172-5599-a051-${String(documents.size).padStart(12, '0')}`;
  const document = { id, ...args, version: 1, findings: [] };
  documents.set(id, document);
  return { id, title: args['title'], version: 1, findings: [] };
}

/** Changes a text that was written. */
function edited(args: Record<string, unknown>, documents: Map<string, object>): object {
  const id = String(args['documentId']);
  const document = objectOr({ ...documents.get(id) });
  const [markdown, find] = [String(document['markdown']), String(args['find'])];
  if (!markdown.includes(find)) return { error: 'The text does not have this passage.' };
  documents.set(id, { ...document, markdown: markdown.replace(find, () => String(args['replace'])) });
  return { id, version: 2, findings: [] };
}
