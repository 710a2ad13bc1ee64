import type { Json, Said, ToolCall } from './turn.js';

/** A rough estimate: four characters per token. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Splits text into words, the way it is streamed. */
export function piecesOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

export function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** The text of a message whose content is a string or a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return asList(content)
    .map((part) => asRecord(part).text)
    .filter((text) => typeof text === 'string')
    .join('');
}

/** The simplest value that satisfies a JSON schema: empty arrays, empty strings, null if nullable. */
export function simplestValue(schema: unknown, root = asRecord(schema)): unknown {
  const rule = asRecord(schema);
  if (typeof rule.$ref === 'string') return simplestValue(resolve(root, rule.$ref), root);
  if ('const' in rule) return rule.const;
  if (Array.isArray(rule.enum)) return (rule.enum as unknown[])[0];
  const options = asList(rule.anyOf ?? rule.oneOf);
  if (options.length > 0)
    return simplestValue(options.find((option) => asRecord(option).type === 'null') ?? options[0], root);
  const types = Array.isArray(rule.type) ? (rule.type as unknown[]) : [rule.type];
  if (types.includes('null')) return null;
  switch (types[0]) {
    case 'array':
      return Array.from({ length: Number(rule.minItems ?? 0) }, () => simplestValue(rule.items, root));
    case 'string':
      return 'x'.repeat(Number(rule.minLength ?? 0));
    case 'number':
    case 'integer':
      return Number(rule.minimum ?? 0);
    case 'boolean':
      return false;
    default: {
      const properties = Object.entries(asRecord(rule.properties));
      const required = asList(rule.required);
      return Object.fromEntries(
        properties.filter(([name]) => required.includes(name)).map(([name, part]) => [name, simplestValue(part, root)]),
      );
    }
  }
}

/** Finds a JSON schema in a prompt, for servers that ignore `response_format`. */
export function schemaInText(text: string): Json | undefined {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    for (let end = text.lastIndexOf('}'); end > start; end = text.lastIndexOf('}', end - 1)) {
      const schema = parse(text.slice(start, end + 1));
      if (schema && ('properties' in schema || '$ref' in schema)) return schema;
    }
  }
  return undefined;
}

/** Truncates an answer at the token limit. Reasoning is counted first. */
export function cutToLimit(said: Said, limit: number | undefined): Said {
  if (limit === undefined) return said;
  const reasoningTokens = tokensIn(said.reasoning);
  const left = limit - reasoningTokens;
  if (left <= 0) return { reasoning: said.reasoning.slice(0, limit * 4), text: '', finish: 'length' };
  const { call } = said;
  if (tokensIn(said.text) + (call ? tokensIn(call.name + call.arguments) : 0) <= left) return said;
  const cut: ToolCall | undefined = call && { name: call.name, arguments: call.arguments.slice(0, left * 2) };
  return { ...said, text: said.text.slice(0, left * 4), finish: 'length', ...(cut ? { call: cut } : {}) };
}

function parse(text: string): Json | undefined {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function resolve(root: Json, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => asRecord(value)[name], root);
}
