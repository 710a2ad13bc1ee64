import type { OpenAPIObject, OperationObject, ParameterObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A raw HTTP response. */
interface ReceivedAnswer {
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

interface Operation {
  name: string;
  pattern: RegExp;
  method: string;
  responses: Record<string, ResponseObject>;
}

/** Checks responses against the API's documentation. */
export class DeclaredAnswers {
  private readonly operations: Operation[];
  private readonly ajv = addFormats.default(new Ajv2020({ strictTypes: false }));
  private readonly validators = new Map<object, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    this.ajv.addKeyword('components');
    this.ajv.addSchema({ $id: 'api', components: { schemas: closed(document.components?.schemas) } });
    this.operations = Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods as Record<string, OperationObject>).map(([method, { responses, parameters = [] }]) => ({
          name: `${method.toUpperCase()} ${path}`,
          pattern: patternOf(path, parameters as ParameterObject[]),
          method: method.toUpperCase(),
          responses: responses as Record<string, ResponseObject>,
        })),
      )
      // Literal segments win over parameters.
      .sort((one, other) => parametersIn(one.name) - parametersIn(other.name));
  }

  /** The operation that a request calls: `GET /api/chats/{id}/messages`. */
  nameOf(method: string, path: string): string | undefined {
    return this.operationOf(method, path)?.name;
  }

  /** Describes what is undocumented about a response. Requests to undocumented paths pass. */
  problemOf({ method, path, status, headers, text }: ReceivedAnswer): string | undefined {
    const operation = this.operationOf(method, path);
    if (!operation) return undefined;
    const response = operation.responses[status];
    if (!response) {
      return `${operation.name} returned ${status}, which is not documented: add the error to its @ApiErrors. ${text}`;
    }
    // Redirects only have a body for browsers that don't follow them.
    if (method === 'HEAD' || status === 302) return undefined;
    const problem = this.bodyProblem(response, headers, text);
    return problem && `${operation.name} returned ${status} with a body that is not documented: ${problem} ${text}`;
  }

  private operationOf(method: string, path: string): Operation | undefined {
    const called = method === 'HEAD' ? 'GET' : method;
    return this.operations.find((each) => each.method === called && each.pattern.test(path));
  }

  private bodyProblem({ content = {} }: ResponseObject, headers: Headers, text: string): string | undefined {
    const type = headers.get('content-type')?.split(';')[0];
    if (Object.keys(content).length === 0) return text === '' ? undefined : 'there should be none.';
    const match = Object.entries(content).find(([each]) => isOfType(type ?? '', each));
    if (!match) return `it is ${type ?? 'without a type'}.`;
    const [, { schema }] = match;
    if (type !== 'application/json' || !schema) return undefined;
    const validator = this.validatorOf(schema);
    if (validator(JSON.parse(text))) return undefined;
    const told = this.ajv.errorsText(validator.errors, { dataVar: 'it' });
    return `${told}. Add a new error to the call's @ApiErrors; after a change of types run \`npm run api-schemas\`.`;
  }

  private validatorOf(schema: object): ValidateFunction {
    const known = this.validators.get(schema);
    if (known) return known;
    const absolute = JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/', '"api#/')) as object;
    const validator = this.ajv.compile(absolute);
    this.validators.set(schema, validator);
    return validator;
  }
}

/** The schema with `additionalProperties: false`, so that undocumented members are found. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  // Each part lists only some of the members.
  if ('allOf' in schema) return schema;
  const { properties } = schema as SchemaObject;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return typeof properties === 'object' && !('type' in properties && typeof properties['type'] === 'string')
    ? { additionalProperties: false, ...inner }
    : inner;
}

/** Matches the paths of an operation. A parameter is one of its enum's values, or anything. */
function patternOf(path: string, parameters: ParameterObject[]): RegExp {
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { enum: values } = (parameters.find((each) => each.name === name)?.schema ?? {}) as SchemaObject;
    return values ? `(${values.join('|')})` : '[^/]+';
  });
  return new RegExp(`^${pattern}/?$`);
}

function isOfType(type: string, documented: string): boolean {
  const [bare = ''] = documented.split(';');
  return bare.endsWith('/*') ? type.startsWith(bare.slice(0, -1)) : type === bare;
}

function parametersIn(name: string): number {
  return name.split('{').length;
}
