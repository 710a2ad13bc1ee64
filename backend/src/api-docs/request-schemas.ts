import type { SchemaObject } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { limits } from '../../../contract/limits.js';
import type { TextRule } from '../../../contract/rules/text-rule.js';

/** A request class of the contract, used for a body or a query. */
export type RequestClass = new () => object;

type RequestSchema = SchemaObject & { properties: Record<string, SchemaObject> };

type Converters = NonNullable<NonNullable<Parameters<typeof targetConstructorToSchema>[1]>['additionalConverters']>;

const link = { type: 'string', format: 'uri', maxLength: limits.linkMax } as const;

/**
 * How to express each rule of the contract as a schema, by its constraints. Some override the library's own conversion.
 */
const converters: Converters = {
  text: ({ constraints: [rule] }) => {
    const { min = 0, max } = rule as TextRule;
    return { type: 'string', minLength: min, maxLength: max };
  },
  email: { type: 'string', format: 'email', maxLength: limits.emailMax },
  optionalEmail: { type: 'string', maxLength: limits.emailMax },
  day: { type: 'string', format: 'date' },
  shows: {
    type: 'array',
    maxItems: limits.showsMax,
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid' },
        date: { type: 'string', format: 'date' },
        city: { type: 'string', minLength: 1, maxLength: limits.nameMax },
        venue: { type: 'string', maxLength: limits.nameMax },
      },
      required: ['date', 'city'],
    },
  },
  recipients: {
    type: 'array',
    minItems: 1,
    maxItems: limits.pitchesPerDay,
    items: {
      type: 'object',
      properties: {
        contactId: { type: 'string', format: 'uuid' },
        firstLine: { type: 'string', maxLength: limits.firstLineMax },
      },
      required: ['contactId'],
    },
  },
  link,
  optionalLink: { type: 'string', anyOf: [link, { type: 'string', maxLength: 0 }] },
  ownPicture: { type: 'string', format: 'uri-reference' },
  mailedPart: ({ constraints: [max] }) => ({ type: 'string', minLength: 1, maxLength: max as number }),
  timeZone: ({ constraints: [max] }) => ({ type: 'string', maxLength: max as number }),
  pageLimit: ({ constraints: [max] }) => ({ type: 'integer', minimum: 1, maximum: max as number }),
  registrationCredential: () => ({ $ref: '#/components/schemas/RegistrationCredential' }),
  authenticationCredential: () => ({ $ref: '#/components/schemas/AuthenticationCredential' }),
  sheetContent: () => ({ $ref: '#/components/schemas/NewSheetContent' }),
  sheetDesign: () => ({ $ref: '#/components/schemas/NewSheetDesign' }),
  isIso8601: { type: 'string', format: 'date-time' },
  // Used for whole numbers only.
  isPositive: { minimum: 1 },
  min: ({ constraints: [min] }) => ({ minimum: min as number }),
  max: ({ constraints: [max] }) => ({ maximum: max as number }),
  customValidation: ({ name }) => {
    throw new Error(`The rule ${name} has no schema`);
  },
};

/**
 * The schema of a request class. Required, nullable and defaulted fields are determined by asking the validator, so the
 * schema can't differ from what is accepted.
 * @param options.isText whether it is a URL query, where nothing can be null
 */
export function schemaOf(request: RequestClass, { isText = false } = {}): RequestSchema {
  const options = { classValidatorMetadataStorage: getMetadataStorage(), additionalConverters: converters };
  const { properties = {} } = targetConstructorToSchema(request, options) as Partial<RequestSchema>;
  const names = Object.keys(properties);
  const required = refusedIn(request, {});
  const notNull = refusedIn(request, Object.fromEntries(names.map((name) => [name, null])));
  const defaults = new request() as Record<string, unknown>;
  for (const [name, schema] of Object.entries(properties)) {
    if (!isText && schema.type && !notNull.includes(name)) {
      schema.type = [schema.type, 'null'].flat();
      if (schema.enum) schema.enum = [...(schema.enum as unknown[]), null];
    }
    if (defaults[name] !== undefined) schema.default = defaults[name];
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Names of the fields that the validator rejects. */
function refusedIn(request: RequestClass, value: object): string[] {
  const instance = plainToInstance(request, value, { exposeDefaultValues: true });
  return validateSync(instance).map(({ property }) => property);
}
