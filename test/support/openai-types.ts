import { Ajv, type ValidateFunction } from 'ajv';
import { createGenerator, type SchemaGenerator } from 'ts-json-schema-generator';

/** Types of the `openai` package that responses are checked against. */
type OpenAiType = 'Response' | 'ResponseStreamEvent' | 'ChatCompletion' | 'ChatCompletionChunk' | 'Model';

const declarations = 'node_modules/openai/resources/{responses/responses,chat/completions/completions,models}.d.ts';

let generator: SchemaGenerator | undefined;
const checks = new Map<OpenAiType, ValidateFunction>();

/**
 * Members of a response that are missing or have another type than the installed `openai` package declares; empty if there are none. OpenAI
 * sends more than is declared, so unknown members are allowed.
 */
export function differencesFrom(type: OpenAiType, value: unknown): string[] {
  const check = checkOf(type);
  if (check(value)) return [];
  const name = (value as { type?: string }).type;
  // In a union, every other member complains about `type`.
  const errors = (check.errors ?? []).filter(({ instancePath }) => instancePath !== '/type');
  return [
    ...new Set(
      errors.map(
        ({ instancePath, message, params }) => `${name ?? type}${instancePath} ${message} ${JSON.stringify(params)}`,
      ),
    ),
  ];
}

function checkOf(type: OpenAiType): ValidateFunction {
  const known = checks.get(type);
  if (known) return known;
  generator ??= createGenerator({
    path: declarations,
    tsconfig: 'tsconfig.json',
    expose: 'export',
    topRef: false,
    jsDoc: 'none',
    skipTypeCheck: true,
    additionalProperties: true,
  });
  // The package adds `output_text` to the responses it receives ("SDK-only" in its declaration of Response).
  const schema = JSON.parse(JSON.stringify(generator.createSchema(type)), (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? value.filter((name) => name !== 'output_text') : value,
  ) as object;
  const check = new Ajv({ allErrors: false, strict: false }).compile(schema);
  checks.set(type, check);
  return check;
}
