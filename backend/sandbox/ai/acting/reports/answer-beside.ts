import { withNewest } from '../../prompt-turns.js';
import type { ModelRequest } from '../../wire/model-request.js';
import type { MessagePart } from './message-parts.js';

/** The next step of a reply, as it can be compared with another one. */
export interface Step {
  /** The tool that is called; null for a text. */
  tool: string | null;
  /** The text, or the arguments as JSON. */
  content: string;
}

const asksSomething =
  /^(?:how|what|when|where|which|who|why|is|are|do|does|can i|should|cómo|qué|cuándo|dónde|cuál|quién|cuánto|puedo|hay|(?:tell me|let me know|dime|me dices) (?:how|what|when|where|which|who|why|cómo|qué|cuándo|dónde|cuál|quién))(?!\p{L})|\?$/iu;
/** "When do I need to put it in by?", beside a request for the text. */
const asksForDeadline = /(?<!\p{L})(?:when|by when|what day|deadline|how early|how far ahead)(?!\p{L})/iu;
/** The same for each kind, in words that the rules know. */
const whenToSend: Record<string, string> = {
  'spotify pitch': 'By when do I have to pitch it on Spotify?',
  'blog pitch': 'When do I email blogs?',
  'radio pitch': 'When do I send it to radio?',
  'press release': 'When do I send the press release?',
  'follow up': 'When do I follow up?',
};
/** How replies begin that answer nothing. */
const noAnswer =
  /I[’']m scripted|sigo un guion|^(?:Noted|Anotado|Good\.|Hello|Hi|Hola|You haven[’']t told me|Aún no)|(?:^|\n)I couldn[’']t/iu;

/**
 * The first paragraph of the answer that a part of the newest message gets as a message of its own; `''` if it asks nothing, or has no
 * answer.
 */
export function answerBeside(
  { words }: MessagePart,
  request: ModelRequest,
  steps: readonly { step: Step }[],
  decide: (request: ModelRequest) => Step,
): string {
  if (!asksSomething.test(words)) return '';
  const newest = request.messages.findLastIndex(({ role }) => role === 'user');
  const written = steps.findLast(({ step }) => step.tool === 'write_document')?.step.content ?? '';
  const kind = /"kind":"(\w+)"/u.exec(written)?.[1]?.replace(/_/g, ' ');
  const named = asksForDeadline.test(words)
    ? (whenToSend[kind ?? ''] ?? words)
    : words.replace(/(?<!\p{L})(?:it|this|that)(?!\p{L})/iu, kind === undefined ? '$&' : `the ${kind}`);
  const alone = withNewest({ ...request, messages: request.messages.slice(0, newest + 1) }, named);
  const { tool, content } = decide(alone);
  if (tool !== null || noAnswer.test(content)) return '';
  const [lead = ''] = /^[^]*?(?=\n\n|$)/u.exec(content) ?? [];
  // What it asks back would be a second question.
  return lead.includes('?') || lead.trimEnd().endsWith(':') ? '' : lead;
}
