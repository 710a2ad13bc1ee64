import { invalidRequest } from './ai.errors.js';
import { isObject, type JsonObject, objectOr } from './json-value.js';

export type Role = 'system' | 'user' | 'assistant' | 'tool';

export interface PromptMessage {
  role: Role;
  text: string;
}

export interface Tool {
  name: string;
  description: string;
  /** JSON schema of the arguments. */
  parameters: JsonObject;
}

/** A chat completion that was asked for, checked. */
export interface CompletionRequest {
  model: string;
  messages: PromptMessage[];
  isStreamed: boolean;
  includesUsage: boolean;
  tools: Tool[];
  /** `forced` names the tool to call whatever is asked. */
  toolChoice: { kind: 'auto' | 'none' } | { kind: 'forced'; tool: Tool };
  format: { kind: 'text' | 'json_object' } | { kind: 'json_schema'; name: string; schema: JsonObject };
  maxTokens: number | null;
  promptChars: number;
}

/** Reads a request's body. Throws `AiError` 400 with OpenAI's words where it is not one. */
export function parseCompletionRequest(body: unknown): CompletionRequest {
  if (!isObject(body)) throw invalidRequest('We could not parse the JSON body of your request.');
  const { model, messages } = body;
  if (typeof model !== 'string' || model === '') throw invalidRequest('you must provide a model parameter');
  if (messages === undefined) throw missing('messages');
  if (!Array.isArray(messages)) throw invalidType('messages', 'an array of objects');
  if (messages.length === 0) throw invalidRequest("Invalid 'messages': empty array.", 'messages', 'empty_array');
  if (body['n'] !== undefined && body['n'] !== 1) throw invalidRequest("Only 'n': 1 is supported.", 'n');
  const tools = parseTools(body['tools']);
  const prompt = messages.map(parseMessage);
  return {
    model,
    messages: prompt,
    isStreamed: body['stream'] === true,
    includesUsage: objectOr(body['stream_options'])['include_usage'] === true,
    tools,
    toolChoice: parseToolChoice(body['tool_choice'], tools),
    format: parseFormat(body['response_format']),
    maxTokens: parseLimit(body['max_completion_tokens'] ?? body['max_tokens']),
    promptChars: prompt.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** The texts of the system and developer messages. */
export function systemText(messages: PromptMessage[]): string {
  return textsOf(messages, 'system').join('\n\n');
}

export function textsOf(messages: PromptMessage[], role: Role): string[] {
  return messages.filter((message) => message.role === role).map(({ text }) => text);
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
  if (!role) {
    const known = Object.keys(roles).map((name) => `'${name}'`);
    throw invalidRequest(
      `Invalid value: '${String(message['role'])}'. Supported values are: ${known.join(', ')}.`,
      `${param}.role`,
      'invalid_value',
    );
  }
  return { role, text: contentText(message['content'], role, `${param}.content`) };
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

function parseTools(value: unknown): Tool[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidType('tools', 'an array of objects');
  return value.map((entry, index) => {
    const definition = objectOr(objectOr(entry)['function']);
    const name = definition['name'];
    if (typeof name !== 'string') throw missing(`tools[${index}].function.name`);
    const description = definition['description'];
    return {
      name,
      description: typeof description === 'string' ? description : '',
      parameters: objectOr(definition['parameters']),
    };
  });
}

function parseToolChoice(value: unknown, tools: Tool[]): CompletionRequest['toolChoice'] {
  const [first] = tools;
  if (value !== undefined && value !== 'none' && value !== null && !first) {
    throw invalidRequest("'tool_choice' is only allowed when 'tools' are specified.", 'tool_choice');
  }
  if (value === undefined || value === null || value === 'auto') return { kind: 'auto' };
  if (value === 'none') return { kind: 'none' };
  if (value === 'required' && first) return { kind: 'forced', tool: first };
  const name = objectOr(objectOr(value)['function'])['name'];
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) throw invalidRequest("Invalid value: 'tool_choice' names no tool of the request.", 'tool_choice');
  return { kind: 'forced', tool };
}

function parseFormat(value: unknown): CompletionRequest['format'] {
  const format = objectOr(value);
  if (format['type'] === undefined || format['type'] === 'text') return { kind: 'text' };
  if (format['type'] === 'json_object') return { kind: 'json_object' };
  if (format['type'] !== 'json_schema') {
    throw invalidRequest(`Invalid value: '${String(format['type'])}'.`, 'response_format.type', 'invalid_value');
  }
  const { name, schema } = objectOr(format['json_schema']);
  if (!isObject(schema)) throw missing('response_format.json_schema.schema');
  return { kind: 'json_schema', name: typeof name === 'string' ? name : '', schema };
}

function parseLimit(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw invalidRequest(
      'Invalid value for the number of tokens: expected a positive integer.',
      'max_completion_tokens',
    );
  }
  return value;
}

function missing(param: string) {
  return invalidRequest(`Missing required parameter: '${param}'.`, param, 'missing_required_parameter');
}

function invalidType(param: string, expected: string) {
  return invalidRequest(`Invalid type for '${param}': expected ${expected}.`, param, 'invalid_type');
}
