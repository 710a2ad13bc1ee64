import { invalidRequest } from './ai.errors.js';
import { isObject, type JsonObject, objectOr } from './json-value.js';
import type { ModelRequest, Tool } from './model-request.js';
import { invalidType, invalidValue, missing } from './request-fields.js';
import { checkStrictSchema } from './strict-schema.js';

/** Reads a request's function tools. `nested` is the key that Chat Completions wrap them in. */
export function parseTools(value: unknown, nested: '' | 'function'): Tool[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidType('tools', 'an array of objects');
  return value.map((entry, index) => {
    const tool = objectOr(entry);
    const at = `tools[${index}]`;
    if (tool['type'] !== 'function') throw invalidValue(tool['type'], ['function'], `${at}.type`);
    return nested ? parseTool(objectOr(tool[nested]), `${at}.${nested}`) : parseTool(tool, at);
  });
}

/**
 * Source: https://developers.openai.com/api/docs/guides/migrate-to-responses (tools are flat in Responses, and nested
 * under `function` in Chat Completions)
 */
function parseTool(tool: JsonObject, at: string): Tool {
  const { name, description } = tool;
  if (typeof name !== 'string') throw missing(`${at}.name`);
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) {
    const message = `Invalid '${at}.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`;
    throw invalidRequest(message, `${at}.name`, 'invalid_value');
  }
  const parameters = objectOr(tool['parameters']);
  if (tool['strict'] === true) {
    const place = { owner: `function '${name}'`, param: `${at}.parameters` };
    checkStrictSchema(parameters, { ...place, code: 'invalid_function_parameters' });
  }
  return { name, description: typeof description === 'string' ? description : '', parameters };
}

/** `chosen` is the tool name that the request forces, if any. */
export function parseToolChoice(value: unknown, chosen: unknown, tools: Tool[]): ModelRequest['toolChoice'] {
  const [first] = tools;
  if (value !== undefined && value !== 'none' && value !== null && !first) {
    throw invalidRequest("'tool_choice' is only allowed when 'tools' are specified.", 'tool_choice');
  }
  if (value === undefined || value === null || value === 'auto') return { kind: 'auto' };
  if (value === 'none') return { kind: 'none' };
  if (value === 'required' && first) return { kind: 'forced', tool: first };
  const tool = tools.find((candidate) => candidate.name === chosen);
  if (!tool) throw invalidRequest(`Tool choice '${String(chosen)}' not found in 'tools' parameter.`, 'tool_choice');
  return { kind: 'forced', tool };
}

/** Reads an output format. `definition` has `name`, `schema` and `strict`, at `param`. */
export function parseFormat(type: unknown, definition: JsonObject, param: string): ModelRequest['format'] {
  if (type === undefined || type === null || type === 'text') return { kind: 'text' };
  if (type === 'json_object') return { kind: 'json_object' };
  if (type !== 'json_schema') throw invalidValue(type, ['json_object', 'json_schema', 'text'], `${param}.type`);
  const { name, schema, strict } = definition;
  if (typeof name !== 'string') throw missing(`${param}.name`);
  if (!isObject(schema)) throw missing(`${param}.schema`);
  if (strict === true) {
    checkStrictSchema(schema, {
      owner: `response_format '${name}'`,
      param: param.startsWith('text') ? `${param}.schema` : 'response_format',
      code: 'invalid_json_schema',
    });
  }
  return { kind: 'json_schema', name, schema };
}
