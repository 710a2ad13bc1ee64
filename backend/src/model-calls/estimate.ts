import type { AssistantRequest, StreamItem, StreamRequest } from '../providers/assistant/assistant.js';

/** Rounded against us: English has about four bytes to a token, other scripts fewer. */
const bytesPerToken = 3;

/** What a picture costs at most at the sizes that we send. */
const tokensPerImage = 1500;

/** About how many tokens a text has. */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}

/** About how many tokens a request sends. */
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

/** What an item of a stream adds to the text that was received. */
export function textOf(item: StreamItem): string {
  if (typeof item === 'string') return item;
  return item.type === 'tool_call' ? `${item.call.name}${JSON.stringify(item.call.arguments)}` : '';
}
