import { asList } from './answers.js';
import { ChatServer, toEvent } from './chat-server.js';
import { type HeardRequest, Rejection } from './model-server.js';
import type { Json, Said } from './turn.js';

/** OpenRouter with a reasoning model. */
export class OpenRouterServer extends ChatServer {
  protected readonly models = ['deepseek/deepseek-r1', 'deepseek/deepseek-chat'] as const;
  protected override readonly root = '/api/v1';
  private readonly hasCredits: boolean;
  private readonly supportsTools: boolean;

  constructor({ hasCredits = true, supportsTools = true } = {}) {
    super();
    this.hasCredits = hasCredits;
    this.supportsTools = supportsTools;
  }

  protected override check({ body }: HeardRequest): void {
    // https://github.com/open-assistant-org/open-assistant/issues/80
    if (!this.hasCredits)
      throw openRouterError(402, 'Insufficient credits. Add more using https://openrouter.ai/settings/credits');
    this.assertModel(body);
    // https://github.com/Routstr/routstr-core/issues/554
    if (asList(body.tools).length > 0 && !this.supportsTools)
      throw openRouterError(
        404,
        'No endpoints found that support tool use. To learn more about provider routing, visit: ' +
          'https://openrouter.ai/docs/guides/routing/provider-selection',
      );
  }

  /** https://github.com/vyancharuk/nodejs-api-boilerplate/issues/16 */
  protected override unknownModel(model: string): Rejection {
    return openRouterError(404, `No endpoints found for ${model}.`);
  }

  protected override chunk(fields: Json, body: Json): Json {
    return { ...super.chunk(fields, body), id: 'gen-1', provider: 'DeepSeek' };
  }

  protected override reasoningFor(): string {
    return 'The user wants an answer.';
  }

  /** https://openrouter.ai/docs/use-cases/reasoning-tokens */
  protected override thinkingDelta(text: string): Json {
    const details = [{ type: 'reasoning.text', text, format: 'unknown', index: 0 }];
    return { content: '', reasoning: text, reasoning_details: details };
  }

  /** A chunk with both an error and a final choice. https://openrouter.ai/docs/api/reference/streaming */
  protected override failure(body: Json): Json {
    const error = { code: 'server_error', message: 'Provider disconnected unexpectedly' };
    return this.chunk({ error, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] }, body);
  }

  /** Streams start with comments and end with a usage chunk. https://openrouter.ai/docs/api/reference/streaming */
  protected override *events(said: Said, body: Json): Iterable<string> {
    const comment = ': OPENROUTER PROCESSING\n\n';
    yield comment;
    yield comment;
    for (const event of super.events(said, { ...body, stream_options: undefined })) {
      if (event.startsWith('data: [DONE]'))
        yield toEvent(this.chunk({ choices: [], usage: this.usage(said, body) }, body));
      yield event;
    }
  }
}

/** https://openrouter.ai/docs/api/reference/errors-and-debugging */
function openRouterError(code: number, message: string): Rejection {
  return new Rejection(code, { error: { message, code } });
}
