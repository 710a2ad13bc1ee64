import { invalidRequest } from './ai.errors.js';
import { isObject, type JsonObject, objectOr } from './json-value.js';
import {
  type Effort,
  type MadeCall,
  type ModelRequest,
  type PromptMessage,
  promptTextOf,
  type Role,
} from './model-request.js';
import { isReasoningModel, parseModel } from './models.js';
import {
  invalidType,
  invalidValue,
  missing,
  parseBody,
  parseEffort,
  parseLabels,
  parseLimit,
} from './request-fields.js';
import { parseFormat, parseToolChoice, parseTools } from './request-tools.js';

const parameters = new Set([
  ...['messages', 'model', 'audio', 'frequency_penalty', 'function_call', 'functions', 'logit_bias', 'logprobs'],
  ...['max_completion_tokens', 'max_tokens', 'metadata', 'modalities', 'moderation', 'n', 'parallel_tool_calls'],
  ...['prediction', 'presence_penalty', 'prompt_cache_key', 'prompt_cache_options', 'prompt_cache_retention'],
  ...['reasoning_effort', 'response_format', 'safety_identifier', 'seed', 'service_tier', 'stop', 'store', 'stream'],
  ...['stream_options', 'temperature', 'tool_choice', 'tools', 'top_logprobs', 'top_p', 'user', 'verbosity'],
  'web_search_options',
]);

/** Validates the body of `POST /chat/completions`. Throws `AiError` with OpenAI's message if it is invalid. */
export function parseCompletionRequest(value: unknown): ModelRequest {
  const body = parseBody(value);
  const model = parseModel(body['model']);
  const unknown = Object.keys(body).find((name) => !parameters.has(name));
  if (unknown) throw unrecognized(unknown);
  const { messages } = body;
  if (messages === undefined) throw missing('messages');
  if (!Array.isArray(messages)) throw invalidType('messages', 'an array of objects');
  if (messages.length === 0) throw invalidRequest("Invalid 'messages': empty array.", 'messages', 'empty_array');
  if (body['n'] !== undefined && body['n'] !== 1) throw invalidRequest("Only 'n': 1 is supported.", 'n');
  const tools = parseTools(body['tools'], 'function');
  const effort = isReasoningModel(model) ? parseReasoning(body, model, tools.length > 0) : refuseReasoning(body);
  const prompt = messages.map(parseMessage);
  checkToolMessages(messages);
  const responseFormat = objectOr(body['response_format']);
  return {
    api: 'chat',
    model,
    messages: prompt,
    isStreamed: body['stream'] === true,
    includesUsage: objectOr(body['stream_options'])['include_usage'] === true,
    tools,
    toolChoice: parseToolChoice(
      body['tool_choice'],
      objectOr(objectOr(body['tool_choice'])['function'])['name'],
      tools,
    ),
    format: parseFormat(
      responseFormat['type'],
      objectOr(responseFormat['json_schema']),
      responseFormat['type'] === 'json_schema' ? 'response_format.json_schema' : 'response_format',
    ),
    maxTokens: parseLimit(body, 'max_completion_tokens', 1) ?? parseLimit(body, 'max_tokens', 1),
    effort,
    encryptsReasoning: false,
    summarizesReasoning: false,
    cacheKey: parseLabels(body),
    promptText: promptTextOf(tools, prompt),
    echoed: {},
  };
}

/** The rules of Chat Completions for reasoning models. */
function parseReasoning(body: JsonObject, model: string, hasTools: boolean): Effort {
  // https://github.com/griptape-ai/ComfyUI-Griptape/issues/312
  if (isSet(body, 'max_tokens')) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    throw invalidRequest(message, 'max_tokens', 'unsupported_parameter');
  }
  // https://github.com/johny-b/llmcomp/issues/69
  if (isSet(body, 'temperature') && body['temperature'] !== 1) {
    const message = `Unsupported value: 'temperature' does not support ${String(body['temperature'])} with this model. Only the default (1) value is supported.`;
    throw invalidRequest(message, 'temperature', 'unsupported_value');
  }
  // https://github.com/mnfst/modelparams.dev/pull/207
  if (isSet(body, 'top_p')) {
    const message = "Unsupported parameter: 'top_p' is not supported with this model.";
    throw invalidRequest(message, 'top_p', 'unsupported_parameter');
  }
  const effort = parseEffort(body['reasoning_effort'], model, 'reasoning_effort');
  // Also without an effort: https://github.com/BerriAI/litellm/pull/34569
  if (hasTools && effort !== 'none') {
    const message = `Function tools with reasoning_effort are not supported for ${model} in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.`;
    throw invalidRequest(message, 'reasoning_effort');
  }
  return effort;
}

/** Source: https://github.com/umputun/tg-spam/issues/304 */
function refuseReasoning(body: JsonObject): Effort {
  if (isSet(body, 'reasoning_effort')) throw unrecognized('reasoning_effort');
  return 'none';
}

function isSet(body: JsonObject, param: string): boolean {
  return body[param] !== undefined && body[param] !== null;
}

/** Chat Completions word this differently from Responses. Source: https://github.com/nashsu/llm_wiki/issues/336 */
function unrecognized(param: string) {
  return invalidRequest(`Unrecognized request argument supplied: ${param}`);
}

const roles: Record<string, Role> = {
  system: 'system',
  developer: 'system',
  user: 'user',
  assistant: 'assistant',
  tool: 'tool',
  function: 'tool',
};

function parseMessage(message: unknown, index: number): PromptMessage {
  const param = `messages[${index}]`;
  if (!isObject(message)) throw invalidType(param, 'an object');
  const role = typeof message['role'] === 'string' ? roles[message['role']] : undefined;
  if (!role) throw invalidValue(message['role'], Object.keys(roles), `${param}.role`);
  const text = contentText(message['content'], role, `${param}.content`);
  if (role === 'tool') return { role, text, callId: String(message['tool_call_id']) };
  return Array.isArray(message['tool_calls'])
    ? { role, text, calls: message['tool_calls'].map(toCall) }
    : { role, text };
}

function toCall(value: unknown): MadeCall {
  const call = objectOr(value);
  const { name, arguments: args } = objectOr(call['function']);
  return { id: String(call['id']), name: String(name), arguments: String(args) };
}

function contentText(content: unknown, role: Role, param: string): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) {
    return content
      .map((part) => objectOr(part)['text'])
      .filter((text) => typeof text === 'string')
      .join('\n');
  }
  if ((content === null || content === undefined) && role === 'assistant') return '';
  throw invalidRequest(
    `Invalid value for 'content': expected a string, got ${content === undefined ? 'null' : typeof content}.`,
    param,
  );
}

/**
 * A call and its tool message must come as a pair.
 *
 * Source: https://github.com/smarter-sh/smarter/issues/264, https://github.com/microsoft/promptflow/pull/3130
 */
function checkToolMessages(messages: unknown[]): void {
  const open = new Map<unknown, number>();
  const known = new Set<unknown>();
  for (const [index, message] of messages.map(objectOr).entries()) {
    const callId = message['tool_call_id'];
    if (message['role'] === 'tool' && !known.has(callId)) {
      const text =
        "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.";
      throw invalidRequest(text, `messages.[${index}].role`);
    }
    open.delete(callId);
    for (const call of Array.isArray(message['tool_calls']) ? message['tool_calls'] : []) {
      known.add(objectOr(call)['id']);
      open.set(objectOr(call)['id'], index);
    }
  }
  const [unanswered] = open;
  if (!unanswered) return;
  const [callId, index] = unanswered;
  const text = `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${String(callId)}`;
  throw invalidRequest(text, `messages.[${index}].role`);
}
