import { type AiError, invalidRequest } from './ai.errors.js';
import { isObject, type JsonObject } from './json-value.js';
import type { Effort } from './model-request.js';

const efforts: Effort[] = ['none', 'low', 'medium', 'high', 'xhigh', 'max'];

export function parseBody(body: unknown): JsonObject {
  if (!isObject(body)) throw invalidRequest('We could not parse the JSON body of your request.');
  return body;
}

export function missing(param: string): AiError {
  return invalidRequest(`Missing required parameter: '${param}'.`, param, 'missing_required_parameter');
}

export function invalidType(param: string, expected: string): AiError {
  return invalidRequest(`Invalid type for '${param}': expected ${expected}.`, param, 'invalid_type');
}

export function invalidValue(value: unknown, supported: string[], param: string): AiError {
  const message = `Invalid value: '${String(value)}'. Supported values are: ${quoted(supported)}.`;
  return invalidRequest(message, param, 'invalid_value');
}

/** Source: https://github.com/openai/openai-python/issues/2670 */
export function unknownParameter(param: string): AiError {
  return invalidRequest(`Unknown parameter: '${param}'.`, param, 'unknown_parameter');
}

/** `'a', 'b', and 'c'`, the API's list format. */
function quoted(values: string[]): string {
  const [last = '', ...before] = values.map((value) => `'${value}'`).toReversed();
  if (before.length === 0) return last;
  return `${before.toReversed().join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
}

export function optionalText(body: JsonObject, param: string, maxLength = Infinity): string {
  const value = body[param];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw invalidType(param, 'a string');
  if (value.length <= maxLength) return value;
  const message = `Invalid '${param}': string too long. Expected a string with maximum length ${maxLength}, but got a string with length ${value.length} instead.`;
  throw invalidRequest(message, param, 'string_above_max_length');
}

/** Validates the caller's labels, which don't affect the answer, and returns the cache key. */
export function parseLabels(body: JsonObject): string {
  optionalText(body, 'safety_identifier', 64);
  const { metadata } = body;
  if (metadata !== undefined && metadata !== null) {
    if (!isObject(metadata)) throw invalidType('metadata', 'an object');
    if (Object.values(metadata).some((value) => typeof value !== 'string' || value.length > 512)) {
      throw invalidType('metadata', 'an object whose values are strings of at most 512 characters');
    }
  }
  return optionalText(body, 'prompt_cache_key', 64);
}

/**
 * Reads a token limit; null for none.
 *
 * Source: https://github.com/UKGovernmentBEIS/inspect_evals/issues/694 (`max_output_tokens`, at least 16),
 * https://github.com/mnfst/modelparams.dev/pull/207 (`max_completion_tokens`, at least 1)
 */
export function parseLimit(body: JsonObject, param: string, least: number): number | null {
  const value = body[param];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw invalidType(param, 'an integer');
  if (value >= least) return value;
  const message = `Invalid '${param}': integer below minimum value. Expected a value >= ${least}, but got ${value} instead.`;
  throw invalidRequest(message, param, 'integer_below_min_value');
}

/**
 * Reads a reasoning model's effort, `medium` by default.
 *
 * Source: https://github.com/anomalyco/opencode/issues/4451 (the text), https://github.com/cuplivo/cuplivo/pull/25
 * (`max`)
 */
export function parseEffort(value: unknown, model: string, param: string): Effort {
  if (value === undefined || value === null) return 'medium';
  const effort = efforts.find((name) => name === value);
  if (effort) return effort;
  const message = `Unsupported value: '${String(value)}' is not supported with the '${model}' model. Supported values are: ${quoted(efforts)}.`;
  throw invalidRequest(message, param, 'unsupported_value');
}
