import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Response, ResponseInput } from 'openai/resources/responses/responses';
import type { Generation } from '../../../backend/sandbox/ai/wire/generation-log.js';
import { until } from '../../support/replies.js';
import type { TestSandbox } from '../../support/test-sandbox.js';

interface Stats {
  active: number;
  started: number;
  finished: number;
  aborted: number;
  requests: Generation[];
}

export const mara = {
  name: 'Mara Quill',
  musicGenre: 'indie folk',
  location: 'Leeds, UK',
  songTitle: 'Salt Road',
  songLink: 'https://example.com/salt-road',
};

export const oneSheetTool = {
  name: 'make_one_sheet',
  description: 'Starts the PDF.',
  parameters: {
    type: 'object',
    properties: { artistName: { type: 'string' }, releaseDate: { type: ['string', 'null'] } },
    required: ['artistName', 'releaseDate'],
    additionalProperties: false,
  },
  strict: true,
};

export const continueTurn = '⟦Continue⟧\nContinue exactly where the reply stopped.';

export function connect(sandbox: TestSandbox): OpenAI {
  return new OpenAI({ apiKey: 'sk-test-key-1234', baseURL: `${sandbox.url}/ai/v1`, maxRetries: 0 });
}

/** The system message of a reply on Saturday 21 November 2026. */
export function system(profile: Record<string, string> = mara): string {
  return `You help musicians with PR.\n<artist>${JSON.stringify(profile)}</artist>\nToday is 2026-11-21 (Saturday) in the time zone UTC.`;
}

/** A user turn from today. */
export function turn(words: string): string {
  return `⟦Said on 2026-11-21, Saturday⟧\n${words}`;
}

/** A prompt of Chat Completions. */
export function prompt(question: string, profile: Record<string, string> = mara): ChatCompletionMessageParam[] {
  return [
    { role: 'system', content: system(profile) },
    { role: 'user', content: turn(question) },
  ];
}

/** User and assistant turns in alternation, for the Responses API. */
export function conversation(...texts: string[]): ResponseInput {
  return texts.map((text, index) =>
    index % 2 === 0
      ? { role: 'user', content: text }
      : { role: 'assistant', content: [{ type: 'output_text', text }] as unknown as string },
  );
}

/** The text of a response, joined from its output parts. */
export function textOf({ output }: Pick<Response, 'output'>): string {
  return output
    .flatMap((item) => (item.type === 'message' ? item.content : []))
    .map((part) => (part.type === 'output_text' ? part.text : part.refusal))
    .join('');
}

export async function aiStats(sandbox: TestSandbox): Promise<Stats> {
  return (await (await fetch(`${sandbox.url}/sandbox/ai/stats`)).json()) as Stats;
}

/** The newest request, once the sandbox has recorded how it ended. */
export async function lastRequest(sandbox: TestSandbox): Promise<Generation> {
  return until(async () => {
    const last = (await aiStats(sandbox)).requests.at(-1);
    return last?.how ? last : undefined;
  });
}
