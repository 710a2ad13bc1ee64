import { asList, asRecord, schemaInText } from './answers.js';
import { type ChatMessage, ChatServer, promptOf } from './chat-server.js';
import { type HeardRequest, Rejection } from './model-server.js';
import type { Json, Said, Turn } from './turn.js';

/**
 * Anthropic's OpenAI-compatible API with a recent model. It ignores `response_format`, `strict`, `reasoning_effort`, `store`,
 * `seed`, `user` and most other fields, and does not cache prompts.
 * https://platform.claude.com/docs/en/cli-sdks-libraries/libraries/openai-sdk
 */
export class AnthropicServer extends ChatServer {
  protected readonly models = ['claude-opus-4-8', 'claude-haiku-4-5'] as const;

  protected override check({ body }: HeardRequest): void {
    this.assertModel(body);
    // Since Opus 4.7. https://github.com/altic-dev/FluidVoice/issues/285, https://github.com/expectedparrot/edsl/issues/2458
    if (body.model === this.models[0] && body.temperature != null && body.temperature !== 1)
      throw invalidRequest('temperature is deprecated for this model.');
    const messages = this.messagesOf(body);
    // https://github.com/BiFangKNT/mtga/pull/68
    if (messages.some(hasEmptyText)) throw invalidRequest('messages: text content blocks must be non-empty');
    // Since Opus 4.6. https://github.com/ericc-ch/copilot-api/pull/261
    if (body.model === this.models[0] && messages.at(-1)?.role === 'assistant')
      throw invalidRequest(
        'This model does not support assistant message prefill. The conversation must end with a user message.',
      );
  }

  protected override unknownModel(model: string): Rejection {
    const error = { code: 'not_found_error', message: `model: ${model}`, type: 'not_found_error', param: null };
    return new Rejection(404, { error });
  }

  /** System and developer messages are joined with a newline and moved to the front. */
  protected override messagesOf(body: Json): ChatMessage[] {
    const all = super.messagesOf(body);
    const isSystem = ({ role }: ChatMessage): boolean => role === 'system' || role === 'developer';
    const system = all.filter(isSystem);
    const others = all.filter((message) => !isSystem(message));
    if (system.length === 0) return others;
    return [{ role: 'system', content: system.map((message) => promptOf([message])).join('\n') }, ...others];
  }

  /** With `response_format` ignored, JSON requests get JSON in a Markdown fence. */
  protected override turnOf(body: Json): Turn {
    const turn = super.turnOf({ ...body, response_format: undefined });
    const prompt = promptOf(this.messagesOf(body));
    const asksForJson = body.response_format !== undefined || (turn.kind === 'note' && /\bJSON\b/.test(prompt));
    if (!asksForJson || turn.tools.length > 0) return turn;
    const form = asRecord(asRecord(body.response_format).json_schema).schema;
    return { ...turn, kind: 'form', schema: form ?? schemaInText(prompt) };
  }

  protected override composeChat(body: Json): Said {
    const said = super.composeChat(body);
    return this.turnOf(body).kind === 'form' ? { ...said, text: `\`\`\`json\n${said.text}\n\`\`\`` } : said;
  }
}

function hasEmptyText({ content, tool_calls }: ChatMessage): boolean {
  if (content === '' && tool_calls == null) return true;
  return asList(content)
    .map(asRecord)
    .some(({ type, text }) => type === 'text' && text === '');
}

/** https://github.com/altic-dev/FluidVoice/issues/285 */
function invalidRequest(message: string): Rejection {
  const type = 'invalid_request_error';
  return new Rejection(400, { error: { code: type, message, type, param: null } });
}
