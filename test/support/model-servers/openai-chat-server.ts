import { asList, asRecord, tokensIn } from './answers.js';
import { ChatServer } from './chat-server.js';
import type { HeardRequest, Rejection } from './model-server.js';
import type { Json } from './turn.js';
import { assertKey, assertKnownParameters, hiddenReasoning, openAiError, quotaSpent } from './openai-errors.js';
import { strictSchemaFault } from './strict-schema.js';

/** https://platform.openai.com/docs/api-reference/chat/create, and the types of `openai` 6.49 */
const parameters = new Set(
  (
    'messages model audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens ' +
    'metadata modalities moderation n parallel_tool_calls prediction presence_penalty prompt_cache_key ' +
    'prompt_cache_options prompt_cache_retention reasoning_effort response_format safety_identifier seed service_tier ' +
    'stop store stream stream_options temperature tool_choice tools top_logprobs top_p user verbosity web_search_options'
  ).split(' '),
);

/** OpenAI's Chat Completions with a reasoning model. */
export class OpenAiChatServer extends ChatServer {
  protected readonly models = ['gpt-5.6-terra', 'gpt-5.6-luna'] as const;
  private readonly contextTokens: number;
  private readonly isQuotaSpent: boolean;

  constructor({ contextTokens = 272_000, isQuotaSpent = false } = {}) {
    super();
    this.contextTokens = contextTokens;
    this.isQuotaSpent = isQuotaSpent;
  }

  protected override check(request: HeardRequest): void {
    const { body } = request;
    assertKey(request, this.key);
    if (this.isQuotaSpent) throw quotaSpent();
    this.assertModel(body);
    assertKnownParameters(body, parameters);
    this.checkSampling(body);
    this.checkTools(body);
    this.checkForm(body);
    checkToolMessages(asList(body.messages).map(asRecord));
    // https://github.com/mckaywrigley/chatbot-ui/issues/102
    const prompt = tokensIn(JSON.stringify(body.messages));
    const completion = this.maxTokens(body) ?? 0;
    if (prompt + completion > this.contextTokens) {
      const message =
        `This model's maximum context length is ${this.contextTokens} tokens. However, you requested ${prompt + completion} ` +
        `tokens (${prompt} in the messages, ${completion} in the completion). Please reduce the length of the messages or completion.`;
      throw openAiError(message, { param: 'messages', code: 'context_length_exceeded' });
    }
  }

  /** Message: https://github.com/Routstr/routstr-core/issues/554 */
  protected override unknownModel(model: string): Rejection {
    const message = `The model \`${model}\` does not exist or you do not have access to it.`;
    return openAiError(message, { status: 404, code: 'model_not_found' });
  }

  protected override reasoningFor(body: Json): string {
    return hiddenReasoning(body.reasoning_effort);
  }

  /** https://platform.openai.com/docs/guides/structured-outputs#refusals */
  protected override refusalDelta(text: string): Json {
    return { refusal: text };
  }

  private checkSampling(body: Json): void {
    // https://github.com/tailcallhq/forgecode/issues/1081
    if (body.max_tokens != null)
      throw openAiError(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        { param: 'max_tokens', code: 'unsupported_parameter' },
      );
    // https://community.openai.com/t/gpt-5-models-temperature/1337957; allowed with effort `none`:
    // https://developers.openai.com/api/docs/guides/latest-model#gpt-54-parameter-compatibility
    const { temperature } = body;
    if (temperature != null && temperature !== 1 && body.reasoning_effort !== 'none')
      throw openAiError(
        `Unsupported value: 'temperature' does not support ${String(temperature)} with this model. Only the default (1) value is supported.`,
        { param: 'temperature', code: 'unsupported_value' },
      );
  }

  private checkTools(body: Json): void {
    for (const [index, tool] of asList(body.tools).map(asRecord).entries()) {
      // https://github.com/bolna-ai/bolna/issues/144
      if (!('function' in tool)) {
        const param = `tools[${index}].function`;
        throw openAiError(`Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });
      }
      const { name, strict, parameters: schema } = asRecord(tool.function);
      const fault = strict === true ? strictSchemaFault(schema) : undefined;
      if (fault !== undefined)
        throw openAiError(`Invalid schema for function '${String(name)}': ${fault}`, {
          param: `tools[${index}].function.parameters`,
          code: 'invalid_function_parameters',
        });
    }
    // https://github.com/GoogleChromeLabs/webmcp-tools/issues/417; also at the default effort:
    // https://github.com/laurent22/joplin/pull/16451
    if (asList(body.tools).length > 0 && body.reasoning_effort !== 'none')
      throw openAiError(
        `Function tools with reasoning_effort are not supported for ${String(body.model)} in /v1/chat/completions. ` +
          "To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
        { param: 'reasoning_effort' },
      );
  }

  /** https://github.com/vercel/ai/issues/6484 */
  private checkForm(body: Json): void {
    const form = asRecord(asRecord(body.response_format).json_schema);
    const fault = form.strict === true ? strictSchemaFault(form.schema) : undefined;
    if (fault !== undefined)
      throw openAiError(`Invalid schema for response_format '${String(form.name)}': ${fault}`, {
        param: 'response_format',
      });
  }
}

/** A tool result must follow its call, and every call must have a result. */
function checkToolMessages(messages: readonly Json[]): void {
  for (const [index, message] of messages.entries()) {
    const before = messages.slice(0, index).findLast(({ role }) => role !== 'tool');
    // https://github.com/TheR1D/shell_gpt/issues/717
    if (message.role === 'tool' && asList(before?.tool_calls).length === 0)
      throw openAiError(
        "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.",
        { param: `messages.[${index}].role` },
      );
    const results = messages.slice(index + 1).map(({ tool_call_id }) => tool_call_id);
    const open = asList(message.tool_calls)
      .map((call) => asRecord(call).id)
      .filter((id) => !results.includes(id));
    // https://github.com/farhan0167/otto-m8/issues/30
    if (open.length > 0)
      throw openAiError(
        "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. " +
          `The following tool_call_ids did not have response messages: ${open.join(', ')}`,
        { param: `messages.[${index}].role` },
      );
  }
}
