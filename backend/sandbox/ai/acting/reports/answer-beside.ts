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
  /^(?:how|what|when|where|which|who|why|is|are|am|do|does|can (?:i|we|you|u)|could you|will you|should|whats?|whens?|hows?|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]l|qui[eé]n|cu[aá]nt[oa]s?|puedo|hay|(?:tell me|let me know|dime|me dices) (?:how|what|when|where|which|who|why|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]l|qui[eé]n|cu[aá]nt[oa]s?))(?!\p{L})|\?$/iu;
/** "When do I need to put it in by?", beside a request for the text. */
const asksForDeadline =
  /(?<!\p{L})(?:when|by when|what day|best (?:time|day)|cu[aá]ndo l[oa]|deadline|how early|how far ahead)(?!\p{L})/iu;
/** The same for each kind, in words that the rules know. */
const whenToSend: Record<string, string> = {
  'spotify pitch': 'By when do I have to pitch it on Spotify?',
  'blog pitch': 'When do I email blogs?',
  'radio pitch': 'When do I send it to radio?',
  'press release': 'When do I send the press release?',
  'follow up': 'When do I follow up?',
};
const whenToSendInSpanish: Record<string, string> = {
  'spotify pitch': '¿Cuándo propongo la canción a Spotify?',
  'blog pitch': '¿Cuándo mando la canción a los blogs?',
  'radio pitch': '¿Cuándo mando la canción a la radio?',
  'press release': '¿Cuándo mando la nota de prensa?',
};
/** Replies that answer nothing: how they begin, or what their first paragraph says. An honest "my notes have no figure" is an answer. */
const noAnswer =
  /^(?:I[’']m scripted|Aquí sigo un guion|Sigo un guion|Noted|Anotado|Good\.|Bien\.|Hello|Hi|Hola|You haven[’']t told me|Aún no)|^[^\n]*(?:not sure that this is what you ask|no sé si preguntas por esto|Tell me in one plain sentence|Dímelo en una frase sencilla)|(?:^|\n)I couldn[’']t/iu;

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
  const kind = /"kind":"([a-z]+(?:_[a-z]+)*)/u.exec(written)?.[1]?.replace(/_/g, ' ');
  const asked = words.replace(toldToTell, '$1 $3 $2');
  const named = asksForDeadline.test(asked)
    ? ((/cu[aá]ndo/iu.test(asked) ? whenToSendInSpanish : whenToSend)[kind ?? ''] ?? asked)
    : asked.replace(/(?<!\p{L})(?:it|this|that)(?!\p{L})/iu, kind === undefined ? '$&' : `the ${kind}`);
  // "Is this free?" isn't about the text.
  for (const form of new Set([named, asked])) {
    const alone = withNewest({ ...request, messages: request.messages.slice(0, newest + 1) }, form);
    const answer = answerIn(decide(alone));
    if (answer !== '') return answer;
  }
  return '';
}

/** "Tell me how much I should spend": "how much should I spend". */
const toldToTell =
  /^(?:(?:please |can you |could you )?(?:tell me|let me know) )(how much|how many|how long|how|when|where|what|who|which [\p{L}]+) (I|we) (should|can|could|must|do)(?!\p{L})/iu;

/** The first paragraph of a reply, without what it asks back; `''` if it answers nothing. */
function answerIn({ tool, content }: Step): string {
  if (tool !== null || noAnswer.test(content)) return '';
  const [first = '', second = ''] = content.split('\n\n');
  // "Fanfare comes in two plans:" says nothing without them.
  const whole = first.trimEnd().endsWith(':') && second.startsWith('- ') ? `${first}\n\n${second}` : first;
  // What it asks back would be a second question.
  const lead = whole.replace(/(?<=[.!])\s+[^.!?\n]+\?\s*$/u, '');
  return lead.includes('?') || lead.trimEnd().endsWith(':') ? '' : lead;
}
