import { asList, asRecord } from './answers.js';

/**
 * Returns OpenAI's error message for a schema that breaks strict mode, or undefined. Every object needs
 * `additionalProperties: false` and must require all its properties.
 *
 * https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 * https://github.com/openai/openai-agents-python/issues/992 (additionalProperties)
 * https://github.com/vercel/ai/issues/6484 (required, and the format of the context)
 * https://github.com/dotnet/extensions/issues/6302 (a required key without a property)
 */
export function strictSchemaFault(schema: unknown, path: readonly string[] = []): string | undefined {
  const rule = asRecord(schema);
  const properties = asRecord(rule.properties);
  const isObject = rule.type === 'object' || asList(rule.type).includes('object') || 'properties' in rule;
  if (isObject) {
    const context = `In context=${toTuple(path)}, `;
    if (rule.additionalProperties !== false)
      return `${context}'additionalProperties' is required to be supplied and to be false.`;
    const required = asList(rule.required);
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing !== undefined)
      return `${context}'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    const extra = required.find((name) => !(String(name) in properties));
    if (extra !== undefined)
      return `${context}'required' must be an array that includes every key in \`properties\`. Extra required key '${String(extra)}' supplied.`;
  }
  const parts: [string[], unknown][] = [
    ...Object.entries(properties).map(([name, part]): [string[], unknown] => [['properties', name], part]),
    ...Object.entries(asRecord(rule.$defs)).map(([name, part]): [string[], unknown] => [['$defs', name], part]),
    ...asList(rule.anyOf).map((part, index): [string[], unknown] => [['anyOf', String(index)], part]),
    ...('items' in rule ? [[['items'], rule.items] as [string[], unknown]] : []),
  ];
  for (const [names, part] of parts) {
    const fault = strictSchemaFault(part, [...path, ...names]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Formats a path as a Python tuple: `()`, `('items',)`, `('properties', 'name')`. */
function toTuple(path: readonly string[]): string {
  const names = path.map((name) => `'${name}'`);
  return names.length === 1 ? `(${names[0]},)` : `(${names.join(', ')})`;
}
