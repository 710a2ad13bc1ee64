import { type AiError, invalidRequest } from './ai.errors.js';
import { isObject, type JsonObject, objectOr } from './json-value.js';

/** A schema's location in a request, for error messages. */
export interface SchemaPlace {
  /** `function 'make_one_sheet'` or `response_format 'sheet'`. */
  owner: string;
  param: string;
  code: 'invalid_function_parameters' | 'invalid_json_schema';
}

const notPermitted = ['allOf', 'oneOf', 'not'];

/**
 * Throws if a schema breaks the rules of strict mode.
 *
 * Source: https://github.com/lastmile-ai/openai-agents-mcp/issues/2 (`additionalProperties`),
 * https://github.com/vercel/ai/issues/7082 (`required`)
 */
export function checkStrictSchema(schema: JsonObject, place: SchemaPlace): void {
  if (schema['type'] !== 'object') {
    const type = `type: "${String(schema['type'] ?? 'None')}"`;
    throw broken(place, `schema must be a JSON Schema of 'type: "object"', got '${type}'.`);
  }
  checkNode(schema, [], place);
}

function checkNode(schema: JsonObject, path: string[], place: SchemaPlace): void {
  const fail = (problem: string) => broken(place, `In context=${contextOf(path)}, ${problem}`);
  const keyword = notPermitted.find((name) => name in schema);
  if (keyword) throw fail(`'${keyword}' is not permitted.`);
  if ([schema['type']].flat().includes('object')) checkObject(schema, fail);
  const children: [string, unknown][] = [
    ...entriesOf(schema, 'properties'),
    ...entriesOf(schema, '$defs'),
    ...('items' in schema ? [['items', schema['items']] satisfies [string, unknown]] : []),
    ...(Array.isArray(schema['anyOf']) ? schema['anyOf'] : []).map((child, index): [string, unknown] => [
      `anyOf/${index}`,
      child,
    ]),
  ];
  for (const [name, child] of children) {
    if (isObject(child)) checkNode(child, [...path, ...name.split('/')], place);
  }
}

function checkObject(schema: JsonObject, fail: (problem: string) => AiError): void {
  if (schema['additionalProperties'] !== false) {
    throw fail("'additionalProperties' is required to be supplied and to be false.");
  }
  const names = Object.keys(objectOr(schema['properties']));
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const left = names.find((name) => !required.includes(name));
  if (left !== undefined) {
    throw fail(
      `'required' is required to be supplied and to be an array including every key in properties. Missing '${left}'.`,
    );
  }
  const extra = required.find((name) => !names.includes(String(name)));
  if (extra !== undefined) throw fail(`'required' is required to be supplied. Extra required key '${String(extra)}'.`);
}

function entriesOf(schema: JsonObject, keyword: string): [string, unknown][] {
  return Object.entries(objectOr(schema[keyword])).map(([name, child]) => [`${keyword}/${name}`, child]);
}

/** `()`, `('properties', 'release')`: a Python tuple. */
function contextOf(path: string[]): string {
  const names = path.map((name) => `'${name}'`);
  return `(${names.join(', ')}${names.length === 1 ? ',' : ''})`;
}

function broken({ owner, param, code }: SchemaPlace, problem: string): AiError {
  return invalidRequest(`Invalid schema for ${owner}: ${problem}`, param, code);
}
