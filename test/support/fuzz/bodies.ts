import type { SchemaObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { type FileKind, fileKinds, goodFiles, type Mood, type Operation, type SentBody } from './fuzz-request.js';
import { hostileValues, type Values } from './values.js';

type Content = Record<string, { schema?: SchemaObject }>;

const json = { 'content-type': 'application/json' };
const none: SentBody = { headers: {}, body: null };

/** Bodies for an operation: as documented, slightly off, or hostile. */
export function bodies({ method, path, operation }: Operation, mood: Mood, values: Values): fc.Arbitrary<SentBody> {
  const content = (operation.requestBody as { content?: Content } | undefined)?.content;
  if (!content) return unexpectedBodies(method, mood);
  if (content['multipart/form-data']) {
    if (mood === 'valid') return forms(path);
    return fc.oneof({ weight: 5, arbitrary: brokenForms }, jsonBodies(fc.jsonValue(), mood));
  }
  if (content['application/x-www-form-urlencoded']) return urlEncoded(path, mood);
  if (content['text/csv']) return csvFiles(mood);
  if (path.endsWith('/webhook')) return paymentEvents(mood);
  const valid = values.valid(content['application/json']?.schema ?? {}, path);
  if (mood === 'valid') return jsonBodies(valid, mood);
  return jsonBodies(mood === 'bent' ? bent(valid) : fc.oneof(bent(valid), hostileValues), mood);
}

/** Bodies for a call that takes none. */
function unexpectedBodies(method: string, mood: Mood): fc.Arbitrary<SentBody> {
  if (mood === 'hostile') return fc.oneof(fc.constant(none), jsonBodies(fc.jsonValue(), mood));
  return method === 'GET' ? fc.constant(none) : fc.oneof(fc.constant(none), jsonBodies(fc.constant({}), mood));
}

/** A valid body with one or two members replaced, removed or added. */
function bent(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'drop', 'add'),
    value: hostileValues,
  });
  return fc
    .record({ body: valid, changes: fc.array(change, { minLength: 1, maxLength: 2 }) })
    .map(({ body, changes }) => {
      const changed = { ...(body as Record<string, unknown>) };
      for (const { at, how, value } of changes) {
        const names = Object.keys(changed);
        const name = names[at % Math.max(1, names.length)];
        if (how === 'add' || name === undefined) changed['unknownMember'] = value;
        else if (how === 'drop') delete changed[name];
        else changed[name] = value;
      }
      return changed;
    });
}

const almostJson = [
  '',
  '{',
  '{"a":',
  'null',
  '1',
  '"text"',
  '[]',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '['.repeat(2000),
  '{"a":'.repeat(2000),
  `{"a":"${'x'.repeat(300_000)}"}`,
  JSON.stringify(Array.from({ length: 1500 }, () => 0)),
];

function jsonBodies(values: fc.Arbitrary<unknown>, mood: Mood): fc.Arbitrary<SentBody> {
  const whole = values.map((value): SentBody => ({
    headers: json,
    body: { kind: 'text', text: JSON.stringify(value) ?? '' },
  }));
  if (mood !== 'hostile') return whole;
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...almostJson)
        .map((text) => ({ headers: json, body: { kind: 'text', text } as const })),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => ({
        headers: json,
        body: { kind: 'bytes', base64: Buffer.from(bytes).toString('base64') } as const,
      })),
    },
  );
}

/** Forms that the call accepts: a thumbnail or a profile picture must be an image. */
function forms(path: string): fc.Arbitrary<SentBody> {
  const byPath: Record<string, readonly FileKind[]> = { '/api/media': goodFiles, '/api/attachments/file': ['text'] };
  const files = byPath[path] ?? (['png', 'jpeg'] as const);
  return fc
    .record({
      kind: fc.constant('form' as const),
      file: fc.constantFrom<FileKind>(...files),
      field: fc.constant('file'),
      fileName: fc.constantFrom('press photo.png', 'Demo.mp3', 'clip.mov'),
      isCut: fc.constant(false),
    })
    .map((body) => ({ headers: {}, body }));
}

const brokenForms: fc.Arbitrary<SentBody> = fc
  .record({
    kind: fc.constant('form' as const),
    file: fc.constantFrom<FileKind>(...fileKinds),
    field: fc.constantFrom('file', 'file', 'other', ''),
    fileName: fc.oneof(
      fc.constantFrom('../../x.png', 'a%00.png', 'CON', '.htaccess', 'x'.repeat(300), ''),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
    isCut: fc.constantFrom(false, false, false, true),
  })
  .map((body) => ({ headers: {}, body }));

const goodCsv = ['name,email\nAda Fry,ada@zine.test\n', 'Name;Outlet\nBo Lind;Night Bus\n'];
const badCsv = ['', 'name\n"open', 'email\nnobody', `name\n${'x,'.repeat(5000)}`, '=1+1\n', 'name\n'.repeat(3000)];

function csvFiles(mood: Mood): fc.Arbitrary<SentBody> {
  const file = (text: string): SentBody => ({ headers: { 'content-type': 'text/csv' }, body: { kind: 'text', text } });
  const good = fc.constantFrom(...goodCsv).map(file);
  if (mood === 'valid') return good;
  return fc.oneof(good, fc.constantFrom(...badCsv).map(file), fc.string({ unit: 'binary', maxLength: 300 }).map(file));
}

function urlEncoded(path: string, mood: Mood): fc.Arbitrary<SentBody> {
  const form = (text: string): SentBody => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { kind: 'text', text },
  });
  const isUnsubscribing = path.startsWith('/api/reminders/');
  const valid = fc.constant(form(isUnsubscribing ? 'List-Unsubscribe=One-Click' : 'signed_request=$signedRequest'));
  if (mood === 'valid') return valid;
  return fc.oneof(
    valid,
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => form(`signed_request=${inUrl(text)}`)),
    fc
      .constantFrom('a=1', '', 'signed_request=a.b', 'signed_request[]=1', 'signed_request='.padEnd(20_000, 'x'))
      .map(form),
    jsonBodies(fc.jsonValue(), mood),
  );
}

function paymentEvents(mood: Mood): fc.Arbitrary<SentBody> {
  const event = fc.record({
    id: fc.string({ maxLength: 30 }).map((text) => `evt_${text}`),
    object: fc.constant('event'),
    type: fc.constantFrom(
      'customer.subscription.updated',
      'invoice.paid',
      'checkout.session.completed',
      'unknown.event',
    ),
    created: fc.integer({ min: 0, max: 2_000_000_000 }),
    data: fc.record({
      object: fc.oneof(
        fc.record({ id: fc.constant('sub_x'), customer: fc.constantFrom('$customer', 'cus_unknown') }),
        fc.jsonValue(),
      ),
    }),
  });
  const signed = (mood === 'valid' ? event : fc.oneof(event, fc.jsonValue())).map((value): SentBody => ({
    headers: json,
    body: { kind: 'signed', text: JSON.stringify(value) },
  }));
  return mood === 'hostile' ? fc.oneof(signed, jsonBodies(fc.jsonValue(), mood)) : signed;
}

/** Percent-encoded, except the `$` of placeholders. Lone surrogates become U+FFFD, since a URL can't contain them. */
export function inUrl(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replaceAll('%24', '$');
}
