import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { fieldPlaceholders, othersIds, ownIds } from './placeholders.js';

const anyId = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string>(...ownIds) },
  { weight: 2, arbitrary: fc.constantFrom(...othersIds) },
  { weight: 1, arbitrary: fc.uuid() },
);

/** Generates values from the schemas of an OpenAPI document. */
export class Values {
  constructor(private readonly document: OpenAPIObject) {}

  /**
   * Values that a schema allows.
   * @param path of the operation, and `name` of the field: some fields need a value that exists
   */
  valid(schema: SchemaObject | { $ref: string }, path: string, name = ''): fc.Arbitrary<unknown> {
    const known = fieldPlaceholders(name, path);
    if (known) return fc.constantFrom(...known);
    if ('$ref' in schema) return this.valid(this.resolve(schema.$ref), path, name);
    if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => this.valid(each, path)));
    if (Array.isArray(schema.type)) {
      return fc.oneof(...schema.type.map((type) => this.valid({ ...schema, type }, path, name)));
    }
    switch (schema.type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return fc.integer({ min: schema.minimum ?? 1, max: schema.maximum ?? 1000 });
      case 'string':
        return texts(schema);
      case 'array':
        return fc.array(this.valid(schema.items ?? {}, path), { maxLength: Math.min(schema.maxItems ?? 3, 5) });
      case 'object':
        return this.objects(schema, path);
      default:
        return fc.jsonValue();
    }
  }

  private objects({ properties = {}, required = [] }: SchemaObject, path: string): fc.Arbitrary<unknown> {
    const members = Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, this.valid(each, path, name)]),
    );
    return fc.record(members, { requiredKeys: required, noNullPrototype: true });
  }

  private resolve(ref: string): SchemaObject {
    const schema = this.document.components?.schemas?.[ref.split('/').at(-1) ?? ''];
    if (!schema) throw new Error(`The document has no ${ref}`);
    return schema as SchemaObject;
  }
}

/** Values of the wrong type, out of range, or likely to be misread. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    2 ** 64,
    0.1,
    '',
    ' ',
    '\0',
    'a\0b',
    '\u{D800}',
    '\u{DC00}\u{D800}',
    '\u202E\u2066txt',
    '\u200b\u200b\u200b',
    '\uFFFE\uFFFF',
    '👩‍🎤'.repeat(500),
    'e\u0301'.repeat(300),
    'x'.repeat(9000),
    "'; DROP TABLE users; --",
    '" OR 1=1 --',
    '<script>alert(1)</script>',
    '{{constructor.constructor("return 1")()}}',
    '../../etc/passwd',
    '..%2f..%2f',
    'javascript:alert(1)',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1',
    '%00',
    '%s%n',
    'a@b@c',
    '9999-12-31T23:59:59Z',
    '-271821-04-20T00:00:00Z',
    `${'a'.repeat(250)}@artist.test`,
    [],
    {},
    [[[[[[[[[[[[]]]]]]]]]]]],
    { length: 1e9 },
    { toString: 'x', valueOf: 1 },
    ['__proto__'],
    Object.fromEntries([['__proto__', { isAdmin: true }]]),
    { constructor: { prototype: { isAdmin: true } } },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

function texts({ format, pattern, minLength = 0, maxLength = 40 }: SchemaObject): fc.Arbitrary<unknown> {
  const byFormat: Record<string, fc.Arbitrary<unknown>> = {
    uuid: anyId,
    uri: fc.constantFrom('https://maraquill.example/', 'http://maraquill.example/a?b=c#d'),
    'date-time': fc.constantFrom('$now', '2020-01-01T00:00:00.000Z'),
    'uri-reference': fc.constantFrom('', '$picture'),
  };
  const formatted = byFormat[format ?? ''];
  if (formatted) return formatted;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  return fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: 'grapheme-ascii', ...length }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', ...length }) },
    { weight: 1, arbitrary: fc.constant('y'.repeat(Math.min(maxLength, 20_000))) },
  );
}
