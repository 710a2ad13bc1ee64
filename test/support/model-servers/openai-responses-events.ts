import type {
  Response,
  ResponseFunctionToolCall,
  ResponseOutputItem,
  ResponseOutputMessage,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses';
import { piecesOf } from './answers.js';
import type { Json } from './turn.js';

/** The last event of a stream that fails midway. */
export type BreakOff = 'response.failed' | 'error';

type Unnumbered<Event> = Event extends { sequence_number: number } ? Omit<Event, 'sequence_number'> : never;
type Step = Unnumbered<ResponseStreamEvent>;

/**
 * The events of a streamed response, in OpenAI's order.
 * https://platform.openai.com/docs/api-reference/responses-streaming
 */
export function* responseEvents(response: Response, breakOff: BreakOff | undefined): Iterable<string> {
  let number = 0;
  for (const step of steps(response, breakOff)) {
    yield `event: ${step.type}\ndata: ${JSON.stringify({ ...step, sequence_number: number })}\n\n`;
    number += 1;
  }
}

function* steps(response: Response, breakOff: BreakOff | undefined): Iterable<Step> {
  const begun: Response = { ...response, status: 'in_progress', output: [], incomplete_details: null, error: null };
  delete begun.usage;
  yield { type: 'response.created', response: begun };
  yield { type: 'response.in_progress', response: begun };
  for (const [index, item] of response.output.entries()) {
    if (item.type === 'message') yield* messageSteps(item, index, breakOff !== undefined);
    else if (item.type === 'function_call') yield* callSteps(item, index);
    else yield* wholeSteps(item, index);
  }
  if (breakOff === 'error')
    yield errorEvent({ type: 'server_error', code: 'server_error', message: brokenOff, param: null });
  else if (breakOff === 'response.failed')
    yield {
      type: 'response.failed',
      response: { ...response, output: [], status: 'failed', error: { code: 'server_error', message: brokenOff } },
    };
  else if (response.status === 'incomplete') yield { type: 'response.incomplete', response };
  else yield { type: 'response.completed', response };
}

/**
 * A streamed request with too long a prompt gets status 200 and an error event.
 * https://github.com/dyad-sh/dyad/issues/1672
 */
export function* rejectedEvents(response: Response, error: Json): Iterable<string> {
  const begun = { ...response, status: 'in_progress', output: [] };
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    errorEvent(error),
    {
      type: 'response.failed',
      response: { ...begun, status: 'failed', error: { code: error.code, message: error.message } },
    },
  ];
  for (const [number, event] of events.entries())
    yield `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: number })}\n\n`;
}

const brokenOff = 'The server had an error while processing your request. Sorry about that!';

/** On the wire the error is nested, unlike in the SDK's type. https://github.com/dyad-sh/dyad/issues/1672 */
function errorEvent(error: Json): Step {
  return { type: 'error', error } as unknown as Step;
}

function* wholeSteps(item: ResponseOutputItem, index: number): Iterable<Step> {
  const begun = { ...item };
  if ('encrypted_content' in begun) delete begun.encrypted_content;
  yield { type: 'response.output_item.added', output_index: index, item: begun };
  yield { type: 'response.output_item.done', output_index: index, item };
}

function* messageSteps(item: ResponseOutputMessage, index: number, isBrokenOff: boolean): Iterable<Step> {
  const [part] = item.content;
  if (!part) return;
  const at = { item_id: item.id, output_index: index, content_index: 0 };
  const empty = part.type === 'refusal' ? { ...part, refusal: '' } : { ...part, text: '' };
  yield {
    type: 'response.output_item.added',
    output_index: index,
    item: { ...item, status: 'in_progress', content: [] },
  };
  yield { type: 'response.content_part.added', ...at, part: empty };
  if (part.type === 'refusal') {
    for (const delta of piecesOf(part.refusal)) yield { type: 'response.refusal.delta', ...at, delta };
    yield { type: 'response.refusal.done', ...at, refusal: part.refusal };
  } else {
    for (const delta of piecesOf(part.text)) yield { type: 'response.output_text.delta', ...at, delta, logprobs: [] };
    if (isBrokenOff) return;
    yield { type: 'response.output_text.done', ...at, text: part.text, logprobs: [] };
  }
  yield { type: 'response.content_part.done', ...at, part };
  yield { type: 'response.output_item.done', output_index: index, item };
}

function* callSteps(item: ResponseFunctionToolCall, index: number): Iterable<Step> {
  const at = { item_id: item.id ?? '', output_index: index };
  yield {
    type: 'response.output_item.added',
    output_index: index,
    item: { ...item, status: 'in_progress', arguments: '' },
  };
  for (const delta of item.arguments.match(/.{1,8}/gs) ?? [])
    yield { type: 'response.function_call_arguments.delta', ...at, delta };
  if (item.status !== 'incomplete')
    yield { type: 'response.function_call_arguments.done', ...at, arguments: item.arguments, name: item.name };
  yield { type: 'response.output_item.done', output_index: index, item };
}
