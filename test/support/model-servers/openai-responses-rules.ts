import { asList, asRecord } from './answers.js';
import type { Json } from './turn.js';
import { assertKnownParameters, openAiError, unknownParameter } from './openai-errors.js';
import { strictSchemaFault } from './strict-schema.js';

/** https://platform.openai.com/docs/api-reference/responses/create, and the types of `openai` 6.49 */
const parameters = new Set(
  (
    'background context_management conversation include input instructions max_output_tokens max_tool_calls metadata model ' +
    'moderation parallel_tool_calls previous_response_id prompt prompt_cache_key prompt_cache_options ' +
    'prompt_cache_retention reasoning safety_identifier service_tier store stream stream_options temperature text ' +
    'tool_choice tools top_logprobs top_p truncation user'
  ).split(' '),
);

/** Output items of earlier responses. */
export interface SentItems {
  /** Item id to the id of the reasoning item that preceded it. */
  reasoningBefore: ReadonlyMap<string, string>;
  /** Ids of items in stored responses. */
  stored: ReadonlySet<string>;
  encrypted: ReadonlySet<string>;
}

export function checkParameters(body: Json): void {
  // https://github.com/cline/cline/issues/5419
  if ('messages' in body)
    throw openAiError(
      "Unsupported parameter: 'messages'. In the Responses API, this parameter has moved to 'input'. Try again with the " +
        'new parameter. See the API documentation for more information: ' +
        'https://platform.openai.com/docs/api-reference/responses/create.',
      { code: 'unsupported_parameter' },
    );
  assertKnownParameters(body, parameters);
  // https://github.com/OpenHands/software-agent-sdk/issues/1837; allowed with effort `none`:
  // https://developers.openai.com/api/docs/guides/latest-model#gpt-54-parameter-compatibility
  const sampling = ['temperature', 'top_p'].find((name) => body[name] != null);
  if (sampling !== undefined && asRecord(body.reasoning).effort !== 'none')
    throw openAiError(`Unsupported parameter: '${sampling}' is not supported with this model.`, { param: sampling });
  // https://github.com/vectorize-io/hindsight/issues/58
  const limit = body.max_output_tokens;
  if (typeof limit === 'number' && limit < 16)
    throw openAiError(
      `Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got ${limit} instead.`,
      { param: 'max_output_tokens', code: 'integer_below_min_value' },
    );
}

export function checkTools(tools: unknown): void {
  for (const [index, tool] of asList(tools).map(asRecord).entries()) {
    if (tool.type !== 'function') continue;
    // Chat Completions nests the function. https://github.com/microsoft/autogen/issues/6935
    if (!('name' in tool)) {
      const param = `tools[${index}].name`;
      throw openAiError(`Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });
    }
    // Without `strict`, an incompatible schema falls back to best effort.
    // https://platform.openai.com/docs/guides/function-calling#strict-mode
    const fault = tool.strict === true ? strictSchemaFault(tool.parameters) : undefined;
    if (fault !== undefined)
      throw openAiError(`Invalid schema for function '${String(tool.name)}': ${fault}`, {
        param: `tools[${index}].parameters`,
        code: 'invalid_function_parameters',
      });
  }
}

export function checkForm(text: unknown): void {
  const format = asRecord(asRecord(text).format);
  if (format.type !== 'json_schema') return;
  // https://github.com/jamesrochabrun/SwiftOpenAI/issues/151
  if (!('name' in format)) {
    const param = 'text.format.name';
    throw openAiError(`Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });
  }
  const fault = format.strict === true ? strictSchemaFault(format.schema) : undefined;
  if (fault !== undefined)
    throw openAiError(`Invalid schema for response_format '${String(format.name)}': ${fault}`, {
      param: 'text.format.schema',
      code: 'invalid_json_schema',
    });
}

export function checkInput(input: unknown, store: boolean, sent: SentItems): void {
  const items = asList(input).map(asRecord);
  for (const [index, item] of items.entries()) {
    if (item.type === undefined || item.type === 'message') checkMessage(item, index);
    if (item.type === 'reasoning') checkReasoning(item, index, store, sent);
    if (item.type === 'item_reference') checkReference(String(item.id), store, sent);
  }
  checkPairs(items);
  for (const [index, { id, type }] of items.entries()) {
    // https://github.com/ag2ai/ag2/pull/3080; items replayed without an id need no reasoning:
    // https://github.com/mastra-ai/mastra/issues/9005
    const reasoning = sent.reasoningBefore.get(String(id));
    if (reasoning !== undefined && !items.slice(0, index).some((before) => before.id === reasoning))
      throw openAiError(
        `Item '${String(id)}' of type '${String(type)}' was provided without its required 'reasoning' item: '${reasoning}'.`,
        { param: 'input' },
      );
  }
}

function checkMessage({ role, content }: Json, index: number): void {
  // https://github.com/anomalyco/opencode/issues/10803
  if (!['assistant', 'system', 'developer', 'user'].includes(String(role)))
    throw openAiError(
      `Invalid value: '${String(role)}'. Supported values are: 'assistant', 'system', 'developer', and 'user'.`,
      { param: `input[${index}]`, code: 'invalid_value' },
    );
  if (role !== 'assistant') return;
  // https://github.com/jeremychone/rust-genai/pull/119
  for (const [part, { type }] of asList(content).map(asRecord).entries())
    if (type !== 'output_text' && type !== 'refusal')
      throw openAiError(`Invalid value: '${String(type)}'. Supported values are: 'output_text' and 'refusal'.`, {
        param: `input[${index}].content[${part}]`,
        code: 'invalid_value',
      });
}

function checkReasoning(item: Json, index: number, store: boolean, sent: SentItems): void {
  // https://github.com/1jehuang/jcode/issues/1028
  if ('status' in item) throw unknownParameter(`input[${index}].status`);
  if (item.encrypted_content == null) {
    checkReference(String(item.id), store, sent);
    return;
  }
  // https://github.com/smallmain/vscode-unify-chat-provider/issues/178
  if (!sent.encrypted.has(String(item.encrypted_content)))
    throw openAiError(
      `The encrypted content for item ${String(item.id)} could not be verified. Reason: Encrypted content could not be decrypted or parsed.`,
      { code: 'invalid_encrypted_content' },
    );
}

/** https://github.com/openai/openai-agents-python/issues/919 */
function checkReference(id: string, store: boolean, sent: SentItems): void {
  if (sent.stored.has(id)) return;
  const why = store
    ? ''
    : ' Items are not persisted when `store` is set to false. Try again with `store` set to true, or remove this item from your input.';
  throw openAiError(`Item with id '${id}' not found.${why}`, { status: 404, param: 'input' });
}

function checkPairs(items: readonly Json[]): void {
  for (const [index, item] of items.entries()) {
    // https://github.com/continuedev/continue/issues/9738
    const calls = items.slice(0, index).filter(({ type }) => type === 'function_call' || type === 'item_reference');
    if (
      item.type === 'function_call_output' &&
      !calls.some((call) => call.call_id === item.call_id || !('call_id' in call))
    )
      throw openAiError(`No tool call found for function call output with call_id ${String(item.call_id)}.`, {
        param: 'input',
      });
    // https://github.com/symgraph/GhidrAssist/issues/78
    const outputs = items.slice(index + 1).filter(({ type }) => type === 'function_call_output');
    if (item.type === 'function_call' && !outputs.some((output) => output.call_id === item.call_id))
      throw openAiError(`No tool output found for function call ${String(item.call_id)}.`, { param: 'input' });
  }
}
