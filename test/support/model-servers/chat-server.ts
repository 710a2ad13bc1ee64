import type { ServerResponse } from 'node:http';
import { asList, asRecord, piecesOf, schemaInText, textOf, tokensIn } from './answers.js';
import { type HeardRequest, ModelServer, Rejection } from './model-server.js';
import type { Json, Said, ToolCall, Turn } from './turn.js';

export interface ChatMessage extends Json {
  role: string;
}

/** A Chat Completions server. Subclasses add the vendor's validation and the differences in its chunks. */
export abstract class ChatServer extends ModelServer {
  /** Throws a `Rejection` for what the vendor rejects. */
  protected abstract check(request: HeardRequest): void;

  /** The model's reasoning. It counts against the token limit; `thinkingDelta` makes it visible to clients. */
  protected reasoningFor(_body: Json): string {
    return '';
  }

  protected maxTokens(body: Json): number | undefined {
    const limit = body.max_completion_tokens ?? body.max_tokens;
    return typeof limit === 'number' ? limit : undefined;
  }

  /** The messages that reach the model. */
  protected messagesOf(body: Json): ChatMessage[] {
    return asList(body.messages).map((message) => asRecord(message) as ChatMessage);
  }

  protected turnOf(body: Json): Turn {
    const messages = this.messagesOf(body);
    const format = asRecord(body.response_format);
    const tools = asList(body.tools).map((tool) => String(asRecord(asRecord(tool).function).name));
    const isForm = format.type === 'json_schema' || format.type === 'json_object';
    const schema = asRecord(format.json_schema).schema ?? (isForm ? schemaInText(promptOf(messages)) : undefined);
    const kind = isForm ? 'form' : body.stream === true || tools.length > 0 ? 'reply' : 'note';
    const lastUser = messages.findLastIndex(({ role }) => role === 'user');
    const lastUserText = textOf(messages[lastUser]?.content);
    const results = messages
      .slice(lastUser + 1)
      .flatMap(({ role, content }) => (role === 'tool' ? [textOf(content)] : []));
    return { kind, lastUserText, results, tools: body.tool_choice === 'none' ? [] : tools, schema };
  }

  protected composeChat(body: Json): Said {
    return this.compose(this.turnOf(body), this.reasoningFor(body), this.maxTokens(body));
  }

  protected thinkingDelta(_text: string): Json | undefined {
    return undefined;
  }

  protected contentDelta(text: string): Json {
    return { content: text };
  }

  /** OpenAI streams a tool call in pieces: first its id and name, then its arguments. */
  protected callDeltas(call: ToolCall): Json[] {
    const id = call.id ?? this.newId('call_');
    const first = { index: 0, id, type: 'function', function: { name: call.name, arguments: '' } };
    const rest = call.arguments.match(/.{1,8}/gs) ?? [];
    return [first, ...rest.map((piece) => ({ index: 0, function: { arguments: piece } }))].map((part) => ({
      tool_calls: [part],
    }));
  }

  /** Refusals are plain text unless the vendor has a field for them. */
  protected refusalDelta(text: string): Json {
    return this.contentDelta(text);
  }

  protected chunk(fields: Json, body: Json): Json {
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model: body.model,
      ...fields,
    };
  }

  protected usage(said: Said, body: Json): Json {
    const prompt = tokensIn(JSON.stringify([this.messagesOf(body), body.tools ?? null]));
    const reasoning = tokensIn(said.reasoning);
    const completion = reasoning + tokensIn(said.text) + (said.call ? tokensIn(said.call.arguments) + 8 : 0);
    return {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: reasoning },
    };
  }

  protected finishReason({ finish }: Said): string {
    return finish === 'refusal' ? 'stop' : finish;
  }

  /** The last event of a stream that fails midway. https://github.com/block/goose/pull/8031 */
  protected failure(_body: Json): Json {
    return { error: { message: 'The server had an error while processing your request', type: 'server_error' } };
  }

  protected *deltas(said: Said): Iterable<Json> {
    yield { role: 'assistant', content: '' };
    for (const piece of piecesOf(said.reasoning)) {
      const thinking = this.thinkingDelta(piece);
      if (thinking) yield thinking;
    }
    for (const piece of piecesOf(said.text))
      yield said.finish === 'refusal' ? this.refusalDelta(piece) : this.contentDelta(piece);
    if (said.call) yield* this.callDeltas(said.call);
  }

  protected *events(said: Said, body: Json): Iterable<string> {
    for (const delta of this.deltas(said)) yield this.choiceEvent(delta, null, body);
    if (said.finish === 'error') {
      yield toEvent(this.failure(body));
      return;
    }
    yield this.choiceEvent({}, this.finishReason(said), body);
    if (asRecord(body.stream_options).include_usage === true)
      yield toEvent(this.chunk({ choices: [], usage: this.usage(said, body) }, body));
    yield 'data: [DONE]\n\n';
  }

  protected choiceEvent(delta: Json, finish: string | null, body: Json): string {
    return toEvent(this.chunk({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] }, body));
  }

  protected message(said: Said): Json {
    const thinking = said.reasoning ? this.thinkingDelta(said.reasoning) : undefined;
    const text = said.finish === 'refusal' ? this.refusalDelta(said.text) : this.contentDelta(said.text);
    const call = said.call && { id: this.newId('call_'), type: 'function', function: said.call };
    return {
      role: 'assistant',
      content: null,
      ...thinking,
      ...(call ? { tool_calls: [call] } : text),
    };
  }

  protected override async answer(request: HeardRequest, response: ServerResponse): Promise<void> {
    if (request.path !== `${this.root}/chat/completions`) throw this.unknownPath();
    this.check(request);
    const { body } = request;
    const said = this.composeChat(body);
    if (body.stream === true) {
      await this.stream(response, this.events(said, body));
      return;
    }
    if (said.finish === 'error') throw new Rejection(500, this.failure(body));
    const choice = { index: 0, message: this.message(said), logprobs: null, finish_reason: this.finishReason(said) };
    const completion = this.chunk({ choices: [choice], usage: this.usage(said, body) }, body);
    this.sendJson(response, 200, { ...completion, object: 'chat.completion' });
  }

  protected unknownPath(): Rejection {
    return new Rejection(404, { error: { message: 'Not Found' } });
  }
}

export function toEvent(data: Json): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

export function promptOf(messages: readonly ChatMessage[]): string {
  return messages.map(({ content }) => textOf(content)).join('\n');
}
