import type { JsonObject } from './json-value.js';
import { checkStrictSchema } from './strict-schema.js';

const place = { owner: "function 'f'", param: 'tools[0].parameters', code: 'invalid_function_parameters' } as const;
const text = { type: 'string' };
const object = (properties: JsonObject, more: JsonObject = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});

test.each<[string, JsonObject]>([
  ['no properties', object({})],
  ['a list of objects', object({ list: { type: 'array', items: object({ a: text }) } })],
  ['a choice', object({ a: { anyOf: [text, { type: 'null' }] } })],
  ['a reference', object({ a: { $ref: '#/$defs/a' } }, { $defs: { a: object({ b: text }) } })],
  ['a property named like a keyword', object({ not: text, oneOf: text })],
])('a schema may have %s', (_case, schema) => {
  expect(() => checkStrictSchema(schema, place)).not.toThrow();
});

test.each<[JsonObject, string]>([
  [{ type: 'array', items: text }, `schema must be a JSON Schema of 'type: "object"', got 'type: "array"'.`],
  [{}, `schema must be a JSON Schema of 'type: "object"', got 'type: "None"'.`],
  [
    { type: 'object', properties: {} },
    "In context=(), 'additionalProperties' is required to be supplied and to be false.",
  ],
  [
    object({ a: object({ b: text }, { additionalProperties: true }) }),
    "In context=('properties', 'a'), 'additionalProperties' is required to be supplied and to be false.",
  ],
  [
    object({ a: text, b: text }, { required: ['a'] }),
    "In context=(), 'required' is required to be supplied and to be an array including every key in properties. Missing 'b'.",
  ],
  [
    object({ list: { type: 'array', items: object({ a: text }, { required: undefined }) } }),
    "In context=('properties', 'list', 'items'), 'required' is required to be supplied and to be an array including every key in properties. Missing 'a'.",
  ],
  [object({}, { required: ['a'] }), "In context=(), 'required' is required to be supplied. Extra required key 'a'."],
  [object({ a: { oneOf: [text] } }), "In context=('properties', 'a'), 'oneOf' is not permitted."],
  [
    object({}, { $defs: { a: { type: 'object' } } }),
    "In context=('$defs', 'a'), 'additionalProperties' is required to be supplied and to be false.",
  ],
])('%j is refused', (schema, problem) => {
  expect(() => checkStrictSchema(schema, place)).toThrow(
    expect.objectContaining({ status: 400, message: `Invalid schema for function 'f': ${problem}`, code: place.code }),
  );
});
