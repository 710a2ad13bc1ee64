import { AiError, invalidRequest } from './ai.errors.js';
import { isObject, type JsonObject, objectOr } from './json-value.js';
import { type Effort, type ModelRequest, type PromptMessage, promptTextOf } from './model-request.js';
import { isReasoningModel, parseModel } from './models.js';
import {
  invalidType,
  invalidValue,
  missing,
  optionalText,
  parseBody,
  parseEffort,
  parseLabels,
  parseLimit,
  unknownParameter,
} from './request-fields.js';
import { parseFormat, parseToolChoice, parseTools } from './request-tools.js';
import { parseInput } from './response-input.js';

const parameters = new Set([
  ...['background', 'context_management', 'conversation', 'include', 'input', 'instructions', 'max_output_tokens'],
  ...['max_tool_calls', 'metadata', 'model', 'moderation', 'parallel_tool_calls', 'previous_response_id', 'prompt'],
  ...['prompt_cache_key', 'prompt_cache_options', 'prompt_cache_retention', 'reasoning', 'safety_identifier'],
  ...['service_tier', 'store', 'stream', 'stream_options', 'temperature', 'text', 'tool_choice', 'tools'],
  ...['top_logprobs', 'top_p', 'truncation', 'user'],
]);

/** Parameters of Chat Completions and their names in Responses. */
const moved: Record<string, string> = {
  messages: 'input',
  reasoning_effort: 'reasoning.effort',
  response_format: 'text.format',
  max_tokens: 'max_output_tokens',
  max_completion_tokens: 'max_output_tokens',
  verbosity: 'text.verbosity',
};

const includable = [
  ...['code_interpreter_call.outputs', 'computer_call_output.output.image_url', 'file_search_call.results'],
  ...['message.input_image.image_url', 'message.output_text.logprobs', 'reasoning.encrypted_content'],
  ...['web_search_call.action.sources', 'web_search_call.results'],
];

/** Validates the body of `POST /responses`. Throws `AiError` with OpenAI's message if it is invalid. */
export function parseResponseRequest(value: unknown): ModelRequest {
  const body = parseBody(value);
  const model = parseModel(body['model']);
  checkParameters(body);
  const include = parseInclude(body['include']);
  const reasoning = objectOr(body['reasoning']);
  const effort = isReasoningModel(model) ? parseReasoning(body, model) : refuseReasoning(reasoning);
  const tools = parseTools(body['tools'], '');
  const instructions = optionalText(body, 'instructions');
  if (body['input'] === undefined) throw missing('input');
  const messages: PromptMessage[] = [
    ...(instructions === '' ? [] : [{ role: 'system' as const, text: instructions }]),
    ...parseInput(body['input'], body['store'] !== false),
  ];
  const text = objectOr(body['text']);
  const format = objectOr(text['format']);
  return {
    api: 'responses',
    model,
    messages,
    isStreamed: body['stream'] === true,
    includesUsage: true,
    tools,
    toolChoice: parseToolChoice(body['tool_choice'], objectOr(body['tool_choice'])['name'], tools),
    format: parseFormat(format['type'], format, 'text.format'),
    maxTokens: parseLimit(body, 'max_output_tokens', 16),
    effort,
    encryptsReasoning: include.includes('reasoning.encrypted_content'),
    summarizesReasoning: reasoning['summary'] !== undefined && reasoning['summary'] !== null,
    cacheKey: parseLabels(body),
    promptText: promptTextOf(tools, messages),
    echoed: echo(body, effort),
  };
}

function checkParameters(body: JsonObject): void {
  for (const name of Object.keys(body)) {
    if (parameters.has(name)) continue;
    const now = moved[name];
    if (now === undefined) throw unknownParameter(name);
    // https://github.com/OpenHands/software-agent-sdk/issues/755
    const message = `Unsupported parameter: '${name}'. In the Responses API, this parameter has moved to '${now}'. Try again with the new parameter. See the API documentation for more information: https://platform.openai.com/docs/api-reference/responses/create.`;
    throw invalidRequest(message, null, 'unsupported_parameter');
  }
  const previous = body['previous_response_id'];
  if (previous !== undefined && previous !== null) {
    const message = `Previous response with id '${String(previous)}' not found.`;
    throw invalidRequest(message, 'previous_response_id', 'previous_response_not_found');
  }
}

function parseInclude(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidType('include', 'an array of strings');
  const unknown: unknown = value.find((name) => !includable.includes(String(name)));
  if (unknown !== undefined) throw invalidValue(unknown, includable, 'include');
  return value;
}

function parseReasoning(body: JsonObject, model: string): Effort {
  const { reasoning } = body;
  if (reasoning !== undefined && reasoning !== null && !isObject(reasoning))
    throw invalidType('reasoning', 'an object');
  const effort = parseEffort(objectOr(reasoning)['effort'], model, 'reasoning.effort');
  // Rejected: https://github.com/OpenHands/software-agent-sdk/issues/1837
  // Accepted with effort none: https://github.com/vercel/ai/issues/10932
  const sampling = ['temperature', 'top_p'].find((param) => body[param] !== undefined && body[param] !== null);
  if (sampling && effort !== 'none') {
    throw invalidRequest(`Unsupported parameter: '${sampling}' is not supported with this model.`, sampling);
  }
  return effort;
}

/** Source: https://github.com/BoundaryML/baml/pull/2708 */
function refuseReasoning(reasoning: JsonObject): Effort {
  const name = ['effort', 'summary'].find((key) => reasoning[key] !== undefined && reasoning[key] !== null);
  if (!name) return 'none';
  const message = `Unsupported parameter: 'reasoning.${name}' is not supported with this model.`;
  throw new AiError(400, message, 'invalid_request_error', 'unsupported_parameter', `reasoning.${name}`);
}

/** The parameters that a response echoes, with defaults for absent ones. */
function echo(body: JsonObject, effort: Effort): JsonObject {
  const or = (param: string, otherwise: unknown): unknown => body[param] ?? otherwise;
  return {
    instructions: or('instructions', null),
    max_output_tokens: or('max_output_tokens', null),
    metadata: or('metadata', {}),
    parallel_tool_calls: or('parallel_tool_calls', true),
    previous_response_id: null,
    prompt_cache_key: or('prompt_cache_key', null),
    reasoning: { effort, summary: objectOr(body['reasoning'])['summary'] ?? null },
    safety_identifier: or('safety_identifier', null),
    service_tier: 'default',
    store: or('store', true),
    temperature: or('temperature', 1),
    text: { format: { type: 'text' }, verbosity: 'medium', ...objectOr(body['text']) },
    tool_choice: or('tool_choice', 'auto'),
    tools: or('tools', []),
    top_p: or('top_p', 1),
    truncation: or('truncation', 'disabled'),
  };
}
