import type { ServerResponse } from 'node:http';
import type { Response, ResponseOutputItem } from 'openai/resources/responses/responses';
import { asList, asRecord, textOf, tokensIn } from './answers.js';
import { type HeardRequest, ModelServer, type Rejection } from './model-server.js';
import type { Json, Said, Turn } from './turn.js';
import { assertKey, hiddenReasoning, openAiError, quotaSpent } from './openai-errors.js';
import { type BreakOff, rejectedEvents, responseEvents } from './openai-responses-events.js';
import { checkForm, checkInput, checkParameters, checkTools } from './openai-responses-rules.js';

export interface OpenAiResponsesOptions {
  contextTokens?: number;
  isQuotaSpent?: boolean;
  /** `shutdown_date` of the models, YYYY-MM-DD. */
  shutdownDate?: string | null;
  /** The last event of a stream whose answer has the finish `error`. */
  breaksOffWith?: BreakOff;
}

/** OpenAI's Responses API with a reasoning model. */
export class OpenAiResponsesServer extends ModelServer {
  protected readonly models = ['gpt-5.6-terra', 'gpt-5.6-luna'] as const;
  private readonly contextTokens: number;
  private readonly isQuotaSpent: boolean;
  private readonly shutdownDate: string | null;
  private readonly breaksOffWith: BreakOff;
  private readonly sent = {
    reasoningBefore: new Map<string, string>(),
    stored: new Set<string>(),
    encrypted: new Set<string>(),
  };
  private lastPrompt = '';

  constructor({
    contextTokens = 400_000,
    isQuotaSpent = false,
    shutdownDate = null,
    breaksOffWith = 'response.failed',
  }: OpenAiResponsesOptions = {}) {
    super();
    this.contextTokens = contextTokens;
    this.isQuotaSpent = isQuotaSpent;
    this.shutdownDate = shutdownDate;
    this.breaksOffWith = breaksOffWith;
  }

  override get variables(): Record<string, string> {
    return { ...super.variables, OPENAI_API: 'responses' };
  }

  /** https://developers.openai.com/api/reference/resources/models/methods/retrieve.md */
  protected override describeModel(id: string): Json {
    return { ...super.describeModel(id), owned_by: 'openai', shutdown_date: this.shutdownDate };
  }

  /** https://github.com/BerriAI/litellm/pull/39457 (status), https://github.com/skorokithakis/sysaidmin/issues/9 (body) */
  protected override unknownModel(model: string): Rejection {
    const message = `The requested model '${model}' does not exist.`;
    return openAiError(message, { status: 404, param: 'model', code: 'model_not_found' });
  }

  protected override async answer(request: HeardRequest, response: ServerResponse): Promise<void> {
    const { body, path } = request;
    assertKey(request, this.key);
    if (path !== '/v1/responses') throw openAiError(`Invalid URL (POST ${path})`, { status: 404 });
    if (this.isQuotaSpent) throw quotaSpent();
    this.assertModel(body);
    checkParameters(body);
    checkTools(body.tools);
    checkForm(body.text);
    checkInput(body.input, body.store !== false, this.sent);
    const prompt = JSON.stringify([body.instructions ?? null, body.tools ?? null, body.input]);
    const isTooLong = tokensIn(prompt) > this.contextTokens;
    const limit = typeof body.max_output_tokens === 'number' ? body.max_output_tokens : undefined;
    const said = this.compose(toTurn(body), hiddenReasoning(asRecord(body.reasoning).effort), limit);
    const answer = this.toResponse(said, body, prompt);
    if (isTooLong) {
      const message = 'Your input exceeds the context window of this model. Please adjust your input and try again.';
      const error = { type: 'invalid_request_error', code: 'context_length_exceeded', message, param: 'input' };
      if (body.stream !== true) throw openAiError(message, error);
      await this.stream(response, rejectedEvents(answer, error));
      return;
    }
    const breakOff = said.finish === 'error' ? this.breaksOffWith : undefined;
    if (body.stream === true) await this.stream(response, responseEvents(answer, breakOff));
    else if (breakOff)
      throw openAiError('The server had an error while processing your request. Sorry about that!', {
        status: 500,
        type: 'server_error',
      });
    else this.sendJson(response, 200, { ...answer });
  }

  private toResponse(said: Said, body: Json, prompt: string): Response {
    const output = this.toOutput(said, body);
    const reasons = { length: 'max_output_tokens', content_filter: 'content_filter' } as const;
    const reason = said.finish === 'length' || said.finish === 'content_filter' ? reasons[said.finish] : undefined;
    const response: Partial<Response> = {
      id: this.newId('resp_'),
      object: 'response',
      created_at: 1_700_000_000,
      status: reason ? 'incomplete' : 'completed',
      error: null,
      incomplete_details: reason ? { reason } : null,
      model: String(body.model),
      output,
      usage: this.toUsage(said, prompt),
    };
    const { input: _input, stream: _stream, ...settings } = body;
    return { ...settings, ...response } as unknown as Response;
  }

  private toOutput({ reasoning, text, call, finish }: Said, body: Json): ResponseOutputItem[] {
    const items: ResponseOutputItem[] = [];
    const status = finish === 'length' || finish === 'content_filter' ? 'incomplete' : 'completed';
    if (reasoning) items.push(this.toReasoning(body));
    if (text) {
      const content =
        finish === 'refusal'
          ? ({ type: 'refusal', refusal: text } as const)
          : ({ type: 'output_text', text, annotations: [], logprobs: [] } as const);
      items.push({
        type: 'message',
        id: this.newId('msg_'),
        role: 'assistant',
        status,
        content: [{ ...content }],
      } as ResponseOutputItem);
    }
    if (call) {
      const { name } = call;
      const ids = { id: this.newId('fc_'), call_id: call.id ?? this.newId('call_') };
      items.push({ type: 'function_call', ...ids, name, arguments: call.arguments, status });
    }
    const reasoningId = reasoning ? items[0]?.id : undefined;
    for (const { id } of items) {
      if (reasoningId && id && id !== reasoningId) this.sent.reasoningBefore.set(id, reasoningId);
      if (id && body.store !== false) this.sent.stored.add(id);
    }
    return items;
  }

  /** https://platform.openai.com/docs/guides/reasoning#encrypted-reasoning-items */
  private toReasoning(body: Json): ResponseOutputItem {
    const id = this.newId('rs_');
    if (!asList(body.include).includes('reasoning.encrypted_content')) return { type: 'reasoning', id, summary: [] };
    const encrypted = `gAAAA${id}`;
    this.sent.encrypted.add(encrypted);
    return { type: 'reasoning', id, summary: [], encrypted_content: encrypted };
  }

  /** A repeated prompt prefix is cached in steps of 128 tokens, from 1,024 tokens. https://platform.openai.com/docs/guides/prompt-caching */
  private toUsage({ reasoning, text, call }: Said, prompt: string): NonNullable<Response['usage']> {
    let same = 0;
    while (same < prompt.length && prompt[same] === this.lastPrompt[same]) same += 1;
    this.lastPrompt = prompt;
    const cached = Math.floor(same / 4 / 128) * 128;
    const input = tokensIn(prompt);
    const reasoningTokens = tokensIn(reasoning);
    const output = reasoningTokens + tokensIn(text) + (call ? tokensIn(call.arguments) + 8 : 0);
    return {
      input_tokens: input,
      input_tokens_details: { cached_tokens: cached >= 1024 ? cached : 0, cache_write_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: reasoningTokens },
      total_tokens: input + output,
    };
  }
}

function toTurn(body: Json): Turn {
  const users = asList(body.input)
    .map(asRecord)
    .filter(({ role }) => role === 'user');
  const format = asRecord(asRecord(body.text).format);
  const tools = asList(body.tools).map((tool) => String(asRecord(tool).name));
  const isForm = format.type === 'json_schema';
  return {
    kind: isForm ? 'form' : body.stream === true || tools.length > 0 ? 'reply' : 'note',
    results: asList(body.input)
      .map(asRecord)
      .flatMap(({ type, output }) => (type === 'function_call_output' ? [String(output)] : [])),
    lastUserText: typeof body.input === 'string' ? body.input : textOf(users.at(-1)?.content),
    tools: body.tool_choice === 'none' ? [] : tools,
    schema: format.schema,
  };
}
