import { AiError, invalidRequest } from './ai.errors.js';
import { encryptedReasoning, requiredReasoningId } from './item-ids.js';
import { isObject, type JsonObject, objectOr } from './json-value.js';
import type { PromptMessage, Role } from './model-request.js';
import { invalidType, invalidValue, missing, unknownParameter } from './request-fields.js';

type ItemType = 'message' | 'function_call' | 'function_call_output' | 'reasoning';

const fields: Record<ItemType, string[]> = {
  message: ['type', 'role', 'content', 'id', 'status', 'phase'],
  function_call: ['type', 'id', 'call_id', 'name', 'arguments', 'status', 'namespace', 'caller'],
  function_call_output: ['type', 'id', 'call_id', 'output', 'status', 'caller'],
  reasoning: ['type', 'id', 'summary', 'content', 'encrypted_content', 'status'],
};
const types = Object.keys(fields) as ItemType[];
const roles: Record<string, Role> = { user: 'user', assistant: 'assistant', system: 'system', developer: 'system' };
const inputParts = ['input_text', 'input_image', 'input_file'];
const outputParts = ['output_text', 'refusal'];

/** Reads `input`: a text, or messages and the items of earlier steps. `isStored` is the request's `store`. */
export function parseInput(input: unknown, isStored: boolean): PromptMessage[] {
  if (typeof input === 'string') return [{ role: 'user', text: input }];
  if (!Array.isArray(input)) throw invalidType('input', 'a string or an array of items');
  const items = input.map((item, index) => checkItem(item, `input[${index}]`));
  const messages = items.flatMap(({ type, item }, index) => toMessages(type, item, `input[${index}]`));
  checkCalls(items.map(({ item }) => item));
  checkReasoning(items, isStored);
  return messages;
}

function checkItem(item: unknown, at: string): { type: ItemType; item: JsonObject } {
  if (!isObject(item)) throw invalidType(at, 'an object');
  const type = types.find((name) => name === (item['type'] ?? 'message'));
  if (!type) throw invalidValue(item['type'], types, at);
  const unknown = Object.keys(item).find((name) => !fields[type].includes(name));
  if (unknown) throw unknownParameter(`${at}.${unknown}`);
  return { type, item };
}

function toMessages(type: ItemType, item: JsonObject, at: string): PromptMessage[] {
  switch (type) {
    case 'message': {
      const role = roles[String(item['role'])];
      if (!role) throw invalidValue(item['role'], Object.keys(roles), `${at}.role`);
      return [{ role, text: contentText(item['content'], role, `${at}.content`) }];
    }
    case 'function_call':
      for (const name of ['call_id', 'name', 'arguments']) {
        if (typeof item[name] !== 'string') throw missing(`${at}.${name}`);
      }
      return [
        {
          role: 'assistant',
          text: '',
          calls: [{ id: String(item['call_id']), name: String(item['name']), arguments: String(item['arguments']) }],
        },
      ];
    case 'function_call_output':
      if (item['output'] === undefined) throw missing(`${at}.output`);
      return [
        { role: 'tool', text: contentText(item['output'], 'tool', `${at}.output`), callId: String(item['call_id']) },
      ];
    case 'reasoning':
      if (!Array.isArray(item['summary'])) throw missing(`${at}.summary`);
      return [];
  }
}

/** Source: https://github.com/openai/openai-go/issues/485 */
function contentText(content: unknown, role: Role, at: string): string {
  if (typeof content === 'string') return content;
  if (content === undefined) throw missing(at);
  if (!Array.isArray(content)) throw invalidType(at, 'a string or an array of objects');
  const supported = role === 'assistant' ? outputParts : inputParts;
  return content
    .map(objectOr)
    .map((part, index) => {
      if (!supported.includes(String(part['type']))) throw invalidValue(part['type'], supported, `${at}[${index}]`);
      const text = part['type'] === 'refusal' ? part['refusal'] : part['text'];
      return typeof text === 'string' ? text : '';
    })
    .filter(Boolean)
    .join('\n');
}

/**
 * A call and its output must come as a pair.
 *
 * Source: https://github.com/continuedev/continue/issues/10092, https://github.com/tjardoo/openai-client/pull/124
 */
function checkCalls(items: JsonObject[]): void {
  const calls = new Set<unknown>();
  const outputs = new Set(
    items.filter((item) => item['type'] === 'function_call_output').map((item) => item['call_id']),
  );
  for (const item of items) {
    const callId = item['call_id'];
    if (item['type'] === 'function_call') calls.add(callId);
    if (item['type'] === 'function_call_output' && !calls.has(callId)) {
      throw invalidRequest(`No tool call found for function call output with call_id ${String(callId)}.`, 'input');
    }
  }
  const open = [...calls].find((callId) => !outputs.has(callId));
  if (open !== undefined) throw invalidRequest(`No tool output found for function call ${String(open)}.`, 'input');
}

/**
 * A replayed function call or message with an id requires its reasoning item, unchanged. Without an id the API can't
 * check it, and accepts it: https://github.com/laravel/ai/pull/1052
 */
function checkReasoning(items: { type: ItemType; item: JsonObject }[], isStored: boolean): void {
  const seen = new Set<unknown>();
  for (const [index, { type, item }] of items.entries()) {
    const { id } = item;
    if (type === 'reasoning') {
      checkReasoningItem(item, isStored);
      const next = items[index + 1];
      if (!next || next.type === 'function_call_output' || next.item['role'] === 'user') {
        const message = `Item '${String(id)}' of type 'reasoning' was provided without its required following item.`;
        throw invalidRequest(message, 'input');
      }
      seen.add(id);
    } else if (typeof id === 'string' && (type === 'function_call' || item['role'] === 'assistant')) {
      const required = requiredReasoningId(id);
      if (required === null || seen.has(required)) continue;
      // https://github.com/mastra-ai/mastra/issues/10713
      const message = `Item '${id}' of type '${type}' was provided without its required 'reasoning' item: '${required}'.`;
      throw invalidRequest(message, 'input');
    }
  }
}

function checkReasoningItem({ id, encrypted_content: encrypted }: JsonObject, isStored: boolean): void {
  if (encrypted === undefined || encrypted === null) {
    if (isStored) return;
    // https://github.com/can1357/oh-my-pi/issues/41
    const message = `Item with id '${String(id)}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`;
    throw new AiError(404, message, 'invalid_request_error', null, 'input');
  }
  if (encrypted === encryptedReasoning(String(id))) return;
  // https://github.com/openai/codex/issues/8128
  const message = `The encrypted content for item ${String(id)} could not be verified. Reason: Encrypted content could not be decrypted or parsed.`;
  throw invalidRequest(message, null, 'invalid_encrypted_content');
}
