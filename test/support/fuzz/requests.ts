import type { OpenAPIObject, OperationObject, ParameterObject, SchemaObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { bodies, inUrl } from './bodies.js';
import type { Actor, FuzzRequest, Mood, Operation, SentBody } from './fuzz-request.js';
import { headers } from './headers.js';
import { othersIds, ownIds, pathPlaceholders } from './placeholders.js';
import { hostileValues, Values } from './values.js';

/** Operations that take seconds, call the model or end the account, for which a few valid requests are enough. */
const costly = /generate-pdf|one-sheets\/|\/export$|messages\/\{\w+\}\/|\/messages$|account\/(delete|password)|logout/;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OperationObject>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Operations that may end the caller's session or account. */
const endsSession = /logout|sessions\/\{id\}|account\/(delete|password)|two-factor\/confirm/;

/** Operations that may remove things other requests need. */
const removes = /disable|reset-password|verify-email|account\/export|subscription\/(cancel|switch)$/;

/** The document's operations, ordered so that each finds what it needs: reads first, since they change nothing. */
export function constructiveFirst(document: OpenAPIObject): Operation[] {
  const rank = ({ method, path }: Operation): number => {
    if (method === 'GET') return -1;
    return endsSession.test(path) ? 2 : method === 'DELETE' || (method === 'POST' && removes.test(path)) ? 1 : 0;
  };
  // A chat's share goes before the chat.
  return operationsOf(document).sort(
    (one, other) => rank(one) - rank(other) || (rank(one) > 0 ? other.path.length - one.path.length : 0),
  );
}

/** Requests to all operations of a document, equally often. */
export function requestsTo(document: OpenAPIObject): fc.Arbitrary<FuzzRequest> {
  const values = new Values(document);
  return fc.constantFrom(...operationsOf(document)).chain((operation) =>
    moods(operation.path).chain((mood) =>
      fc
        .record({
          method: fc.oneof(
            { weight: 40, arbitrary: fc.constant(operation.method) },
            { weight: 1, arbitrary: fc.constantFrom(...methods) },
          ),
          path: paths(operation, mood, values),
          actor: actors(operation, mood),
          body: bodies(operation, mood, values),
          more: headers(mood),
        })
        .map(({ method, path, actor, body, more }) => toRequest(method, path, actor, body, more)),
    ),
  );
}

/** Valid requests to one operation, by a caller with access. */
export function validRequestsTo(operation: Operation, document: OpenAPIObject): fc.Arbitrary<FuzzRequest> {
  const values = new Values(document);
  return fc
    .record({ path: paths(operation, 'valid', values), body: bodies(operation, 'valid', values) })
    .map(({ path, body }) => toRequest(operation.method, path, callerOf(operation), body, {}));
}

function toRequest(
  method: string,
  path: string,
  actor: Actor,
  body: SentBody,
  more: Record<string, string>,
): FuzzRequest {
  // Clients send no body with these.
  const sent = method === 'GET' || method === 'HEAD' ? null : body.body;
  return { method, path, actor, headers: { ...(sent && body.headers), ...more }, body: sent };
}

function callerOf({ path, operation: { security = [] } }: Operation): Actor {
  const cookies = security.flatMap((each) => Object.keys(each));
  if (path === '/api/login/two-factor') return 'halfway';
  if (path === '/api/transfer-guest-chats') return 'swapped';
  if (/two-factor\/(disable|recovery-codes)$/.test(path)) return 'secured';
  if (path.startsWith('/api/guest/') && path.endsWith('/continue')) return 'cutGuest';
  if (path.endsWith('{replyId}/retry') && cookies.includes('guest')) return 'stoppedGuest';
  if (/logout|account\/(delete|password)|checkout-session|two-factor\/setup/.test(path)) return 'member';
  return cookies.includes('guest') ? 'guest' : 'subscriber';
}

function moods(path: string): fc.Arbitrary<Mood> {
  const [valid, bent, hostile] = costly.test(path) ? [1, 8, 8] : [5, 5, 4];
  return fc.oneof(
    { weight: valid, arbitrary: fc.constant<Mood>('valid') },
    { weight: bent, arbitrary: fc.constant<Mood>('bent') },
    { weight: hostile, arbitrary: fc.constant<Mood>('hostile') },
  );
}

function actors({ path }: Operation, mood: Mood): fc.Arbitrary<Actor> {
  return fc.oneof(
    // A new subscriber takes a second to create, a new member milliseconds.
    {
      weight: mood === 'hostile' ? 4 : 10,
      arbitrary: fc.constant<Actor>(endsSession.test(path) ? 'member' : 'subscriber'),
    },
    { weight: 2, arbitrary: fc.constant<Actor>('member') },
    { weight: 2, arbitrary: fc.constant<Actor>('guest') },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Actor>(
        'visitor',
        'forged',
        'swapped',
        'halfway',
        'secured',
        'stoppedGuest',
        'cutGuest',
      ),
    },
  );
}

const hostileSuffixes = ['', '', '', '/', '?__proto__[x]=1', '?a=1&a=2', '?%zz', `?q=${'z'.repeat(5000)}`];

function paths({ path, operation }: Operation, mood: Mood, values: Values): fc.Arbitrary<string> {
  const parameters = (operation.parameters ?? []) as ParameterObject[];
  const query = parameters.filter((each) => each.in === 'query');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const members = Object.fromEntries(
    query.map(({ name, schema = {} }) => [name, queryValues(values.valid(schema, path, name), mood)]),
  );
  return fc
    .record({
      segments: fc.tuple(...names.map((name) => segments(name, path, parameters, mood, values))),
      query: fc.record(members, {
        requiredKeys: mood === 'valid' ? query.filter(({ required }) => required).map(({ name }) => name) : [],
        noNullPrototype: true,
      }),
      suffix: mood === 'hostile' ? fc.constantFrom(...hostileSuffixes) : fc.constant(''),
    })
    .map(({ segments: filled, query: given, suffix }) => {
      const at = names.reduce((text, name, index) => text.replace(`{${name}}`, () => filled[index] ?? ''), path);
      const search = Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${inUrl(value)}`],
      );
      return at + (suffix || (search.length > 0 ? `?${search.join('&')}` : ''));
    });
}

const hostileSegments = [
  '%00',
  '%zz',
  '..%2f..%2fpackage.json',
  '1e3',
  '-1',
  '99999999999999999999',
  "1'--",
  '%20',
  '%ff%fe',
  '*',
  '%F0%9F%8E%A4',
  '__proto__',
];

/** Values for a path parameter. */
function segments(
  name: string,
  path: string,
  parameters: ParameterObject[],
  mood: Mood,
  values: Values,
): fc.Arbitrary<string> {
  const schema = (parameters.find((each) => each.name === name)?.schema ?? {}) as SchemaObject;
  const placeholders = pathPlaceholders(name, path);
  const valid = schema.enum ? values.valid(schema, path).map(String) : fc.constantFrom(...placeholders);
  if (mood === 'valid') return valid;
  const others = [...ownIds, ...othersIds, ...placeholders.map((id) => id.replace('$', '$other.'))];
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.uuid() },
    {
      weight: mood === 'hostile' ? 4 : 1,
      arbitrary: fc.oneof(
        fc.constantFrom(...hostileSegments),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map(inUrl),
      ),
    },
  );
}

/** Values for a query parameter; undefined leaves it out. */
function queryValues(valid: fc.Arbitrary<unknown>, mood: Mood): fc.Arbitrary<string | undefined> {
  const texts = valid.map((value) => (value === undefined ? undefined : String(value)));
  if (mood === 'valid') return texts;
  return fc.oneof(
    texts,
    hostileValues.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  );
}
