import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A request to the model. */
export interface HeardRequest {
  stream: boolean;
  /** A message with pictures has parts instead of a text. */
  messages: { role: string; content: string; images?: string[] }[];
  tools?: { function: { name: string } }[];
}

/**
 * A language model that speaks OpenAI's protocol, answers at once and remembers every request. `[fail]` in the last message makes it answer
 * 500, `[fail late]` after half a second; `[hold]` makes it send one piece and then nothing until it is cut off; `[tool booking]` makes it
 * call the one-sheet tool after that piece, for that kind; and `[marker]` makes it write the one-sheet's marker as if it were text.
 */
export class EchoModel {
  readonly heard: HeardRequest[] = [];
  /** Its response to requests without a stream. */
  summary = 'A title';
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<EchoModel> {
    const model = new EchoModel();
    await new Promise<void>((resolve) => model.server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  /** Environment variables that make the product use it. */
  get variables(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OPENAI_API_KEY: 'any', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` };
  }

  /** The request of the newest streamed reply. */
  get lastReply(): HeardRequest {
    const last = this.heard.findLast(({ stream }) => stream);
    if (!last) throw new Error('The model was asked for no reply');
    return last;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {
      stream = false,
      messages,
      tools,
    } = JSON.parse(Buffer.concat(chunks).toString()) as Partial<HeardRequest> & Pick<HeardRequest, 'messages'>;
    for (const message of messages) {
      if (typeof message.content === 'string') continue;
      const parts = message.content as { text?: string; image_url?: { url: string } }[];
      message.images = parts.flatMap(({ image_url: image }) => (image ? [image.url] : []));
      message.content = parts.map(({ text = '' }) => text).join('');
    }
    this.heard.push({ stream, messages, ...(tools ? { tools } : {}) });
    const question = (messages.at(-1)?.content ?? '')
      .replace(/^⟦[^⟧]*⟧\n/, '')
      // Neither attachments nor the playbook's texts are part of the question.
      .replace(/\n*⟦Attached to this message⟧[^]*$/, '')
      .replace(/\n*⟦From the playbook⟧[^]*$/, '');
    if (question.includes('[fail late]')) await setTimeout(500);
    if (question.includes('[fail')) {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    } else if (stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const content = question.includes('[marker]') ? '__GENERATE_PDF__' : `Reply to: ${question}`;
      response.write(toEvent({ content }));
      const [isCall, kind = null] = /\[tool(?: (\w+))?\]/.exec(question) ?? [];
      const name = isCall && tools?.find((tool) => tool.function.name === 'make_one_sheet')?.function.name;
      if (name) {
        const call = { name, arguments: JSON.stringify({ kind, paper: null }) };
        response.write(toEvent({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: call }] }));
      }
      if (!question.includes('[hold]')) response.end(`${toEvent({}, 'stop')}data: [DONE]\n\n`);
    } else {
      response.setHeader('content-type', 'application/json');
      const message = { role: 'assistant', content: this.summary };
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    }
  }
}

function toEvent(delta: { content?: string; tool_calls?: object[] }, finish: 'stop' | null = null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  const chunk = { id: 'chatcmpl-echo', object: 'chat.completion.chunk', created: 0, model: 'echo', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
