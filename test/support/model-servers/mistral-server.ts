import { asList, asRecord } from './answers.js';
import { type ChatMessage, ChatServer, toEvent } from './chat-server.js';
import { type HeardRequest, Rejection } from './model-server.js';
import type { Json, Said, ToolCall } from './turn.js';

/**
 * Mistral's own API. It rejects unknown fields.
 * https://github.com/mistralai/client-python/blob/main/src/mistralai/client/models/chatcompletionrequest.py
 */
const parameters = new Set(
  (
    'model messages temperature top_p max_tokens stream stop random_seed metadata response_format tools tool_choice ' +
    'presence_penalty frequency_penalty n prediction parallel_tool_calls reasoning_effort prompt_mode guardrails ' +
    'prompt_cache_key safe_prompt stream_options'
  ).split(' '),
);

/** https://github.com/mistralai/client-python/tree/main/src/mistralai/client/models (systemmessage.py, usermessage.py, …) */
const messageFields: Record<string, string[]> = {
  system: ['role', 'content'],
  user: ['role', 'content'],
  assistant: ['role', 'content', 'tool_calls', 'prefix'],
  tool: ['role', 'content', 'tool_call_id', 'name'],
};

export class MistralServer extends ChatServer {
  protected readonly models = ['mistral-medium-latest', 'mistral-small-latest'] as const;

  protected override check({ body }: HeardRequest): void {
    this.assertModel(body);
    const faults = [
      // https://github.com/editor-code-assistant/eca/issues/315 (max_completion_tokens)
      ...extraFields(body, parameters, []),
      // https://github.com/avante-corp/avante.nvim/issues/2347
      ...extraFields(asRecord(body.stream_options), new Set(), ['stream_options']),
      // https://github.com/charmbracelet/crush/issues/1590 (reasoning_content), https://github.com/Gage-Technologies/mistral-go/pull/2 (name)
      ...this.messagesOf(body).flatMap((message, index) => {
        const known = messageFields[message.role];
        return known
          ? extraFields(message, new Set(known), ['messages', index, message.role])
          : [unknownRole(message.role, index)];
      }),
    ];
    // Body shape since 2026; earlier versions had the list under `message`. https://github.com/Gitlawb/openclaude/issues/739
    if (faults.length > 0) throw new Rejection(422, { detail: faults });
    checkCallIds(this.messagesOf(body));
    checkOrder(
      this.messagesOf(body).map(({ role }) => role),
      this.messagesOf(body).at(-1)?.prefix === true,
    );
  }

  /** https://github.com/tmc/langchaingo/issues/1233 */
  protected override unknownModel(model: string): Rejection {
    return badRequest(`Invalid model: ${model}`, 'invalid_model', '1500');
  }

  /** Reasoning is opt-in. https://docs.mistral.ai/capabilities/reasoning */
  protected override reasoningFor(body: Json): string {
    return body.reasoning_effort === 'high' || body.prompt_mode === 'reasoning' ? 'The user wants an answer. ' : '';
  }

  /** `content` is a list of chunks while the model reasons, then a string. https://github.com/BerriAI/litellm/issues/16272 */
  protected override thinkingDelta(text: string): Json {
    return { content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] };
  }

  protected override message(said: Said): Json {
    const message = super.message(said);
    if (!said.reasoning || said.call) return message;
    const thinking = asList(this.thinkingDelta(said.reasoning).content);
    return { ...message, content: [...thinking, { type: 'text', text: said.text }] };
  }

  /** A tool call arrives in one chunk. Its id is nine letters and digits. */
  protected override callDeltas(call: ToolCall): Json[] {
    return [{ tool_calls: [{ id: this.newId('c').slice(0, 9), function: call, index: 0 }] }];
  }

  /** The last chunk always has the usage. https://github.com/dnakov/anon-kode/issues/53 */
  protected override *events(said: Said, body: Json): Iterable<string> {
    for (const delta of this.deltas(said)) yield this.choiceEvent(delta, null, body);
    if (said.finish === 'error') {
      yield toEvent(this.failure(body));
      return;
    }
    const choice = { index: 0, delta: { content: '' }, finish_reason: this.finishReason(said) };
    yield toEvent(this.chunk({ choices: [choice], usage: this.usage(said, body) }, body));
    yield 'data: [DONE]\n\n';
  }
}

/** https://github.com/onyx-dot-app/onyx/issues/6458 */
function badRequest(message: string, type: string, code: string | null): Rejection {
  return new Rejection(400, { object: 'error', message, type, param: null, code });
}

function extraFields(fields: Json, known: ReadonlySet<string>, place: (string | number)[]): Json[] {
  return Object.entries(fields)
    .filter(([name]) => !known.has(name))
    .map(([name, input]) => ({
      type: 'extra_forbidden',
      loc: ['body', ...place, name],
      msg: 'Extra inputs are not permitted',
      input,
    }));
}

/** https://docs.pydantic.dev/latest/errors/validation_errors/#union_tag_invalid */
function unknownRole(role: string, index: number): Json {
  return { type: 'union_tag_invalid', loc: ['body', 'messages', index], msg: `Input tag '${role}' found using 'role'` };
}

/** https://github.com/editor-code-assistant/eca/issues/233 */
function checkCallIds(messages: readonly ChatMessage[]): void {
  const ids = messages.flatMap(({ tool_calls, tool_call_id }) => [
    ...asList(tool_calls).map((call) => asRecord(call).id),
    ...(tool_call_id === undefined ? [] : [tool_call_id]),
  ]);
  const wrong = ids.find((id) => !/^[a-zA-Z0-9]{9}$/.test(String(id)));
  if (wrong !== undefined)
    throw badRequest(
      `Tool call id was ${String(wrong)} but must be a-z, A-Z, 0-9, with a length of 9.`,
      'invalid_function_call',
      '3280',
    );
}

function checkOrder(roles: readonly string[], isPrefix: boolean): void {
  for (const [index, role] of roles.entries()) {
    const before = roles[index - 1];
    const isWrong =
      // https://github.com/swarmauri/swarmauri-sdk/issues/162
      (role === 'system' && before !== undefined && before !== 'system') ||
      // https://github.com/onyx-dot-app/onyx/issues/6458
      (role === 'user' && before === 'tool') ||
      // https://github.com/charmbracelet/crush/issues/279
      (role === 'tool' && before === 'user');
    if (isWrong)
      throw badRequest(`Unexpected role '${role}' after role '${before}'`, 'invalid_request_message_order', '3230');
  }
  const last = roles.at(-1);
  // https://github.com/NEKOparapa/AiNiee/issues/641
  if (last === 'assistant' && !isPrefix)
    throw badRequest(
      `Expected last role User or Tool (or Assistant with prefix True) for serving but got ${last}`,
      'invalid_request_error',
      null,
    );
}
