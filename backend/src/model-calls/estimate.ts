import type { AssistantRequest, StreamItem, StreamRequest } from '../providers/assistant/assistant.js';

/** Rounded up: English has about four bytes per token, other scripts fewer. */
const bytesPerToken = 3;

/** Upper bound for an image at the sizes we send. */
const tokensPerImage = 1500;

/** Estimated tokens of a text. */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}

/** Estimated input tokens of a request. */
export function tokensSent({ prompt, tools = [], steps = [] }: AssistantRequest & Partial<StreamRequest>): number {
  const images = prompt.turns.reduce((sum, turn) => sum + (turn.role === 'user' ? (turn.images?.length ?? 0) : 0), 0);
  const texts = [
    prompt.system,
    ...prompt.turns.map(({ text }) => text),
    ...tools.map((tool) => JSON.stringify(tool)),
    ...steps.map(({ text, calls, results }) => JSON.stringify([text, calls, results])),
  ];
  return texts.reduce((sum, text) => sum + tokensIn(text), 0) + images * tokensPerImage;
}

/** The text a stream item adds to the output. */
export function textOf(item: StreamItem): string {
  if (typeof item === 'string') return item;
  return item.type === 'tool_call' ? `${item.call.name}${JSON.stringify(item.call.arguments)}` : '';
}
