import openapiTS, { astToString } from 'openapi-typescript';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import ts from 'typescript';
import { projectRoot } from '../../../backend/src/config/project-root.js';
import { describeApp } from '../../support/describe-app.js';

/** A program that knows the API only from its documentation. */
const program = `
import { createInterface } from 'node:readline';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

type Message = components['schemas']['Message'];

const [, , baseUrl = '', email = ''] = process.argv;
const jar = new Map<string, string>();
const api = createClient<paths>({ baseUrl });
api.use({
  onRequest({ request }) {
    request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
  },
  onResponse({ response }) {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
  },
});
const say = (told: object): void => console.log(JSON.stringify(told));

// Registers, which returns a User.
const registered = await api.POST('/api/register', { body: { name: 'Mara Quill', email, password: 'correct horse' } });
if (!registered.data) throw new Error(registered.error);
const { id, hasCompletedOnboarding }: components['schemas']['User'] = registered.data;

// This operation's errors are plain text.
const again = await api.POST('/api/register', {
  body: { name: 'Mara Quill', email, password: 'correct horse' },
  parseAs: 'text',
});
const sentence: string | undefined = again.error;

const onboarded = await api.PUT('/api/onboarding', {
  body: {
    name: 'Mara Quill',
    musicGenre: 'Dream pop',
    location: 'Leeds',
    website: 'https://maraquill.example/',
    spotifyUrl: '',
    instagramUrl: '',
    twitterUrl: '',
  },
});
const genre: string | undefined = onboarded.data?.musicGenre;

// Without a subscription: an ErrorBody with one of the codes that the operation documents.
const refused = await api.POST('/api/chats', { body: {} });
let refusal = '';
if (refused.error) {
  switch (refused.error.code) {
    case 'subscription_required':
      refusal = refused.error.message;
      break;
    case 'empty_chat_exists':
      refusal = refused.error.chatId ?? '';
      break;
    // @ts-expect-error The operation documents no such code.
    case 'reply_in_flight':
      break;
    default:
      refusal = 'another error';
  }
}
// @ts-expect-error The kind and the value are required.
const invalid = await api.POST('/api/facts', { body: {} });
say({ id, hasCompletedOnboarding, sentence, genre, status: refused.response.status, refusal, invalid: invalid.response.status });

// In the meantime, the test buys a subscription.
for await (const _ of createInterface({ input: process.stdin })) break;

const chats = await api.GET('/api/chats');
const before: string[] = (chats.data ?? []).map(({ title }) => title);
const made = await api.POST('/api/chats', { body: { title: 'Release week' } });
if (!made.data) throw new Error(made.error?.message);
const path = { id: made.data.id };
const sent = await api.POST('/api/chats/{id}/messages', { params: { path }, body: { message: 'How do I pitch a blog?' } });
if (!sent.data) throw new Error(sent.error?.message);
let messages: Message[] = [];
do {
  await new Promise((resolve) => setTimeout(resolve, 100));
  messages = (await api.GET('/api/chats/{id}/messages', { params: { path, query: { limit: 10 } } })).data ?? [];
} while (messages.some(({ status }) => status === 'streaming'));
const absent = await api.PATCH('/api/chats/{id}', {
  params: { path: { id: '0198c2a4-7d1e-7b3a-9f60-2f6d1c7e8a90' } },
  body: { title: 'Tour' },
});
const listed = (await api.GET('/api/chats')).data?.length;
say({
  before,
  listed,
  sent: sent.data.userMessage.content,
  roles: messages.map(({ isUser, status }) => [isUser, status]),
  reply: messages[1]?.content.length,
  absent: [absent.response.status, absent.error?.code],
});
`;

describe('a client generated from the documentation', () => {
  const folder = join(projectRoot, '.data', 'api-client');

  const { app } = describeApp();

  beforeAll(async () => {
    const { text } = await app.visitor().get('/api/docs-json');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'schema.ts'), astToString(await openapiTS(text)));
    await writeFile(join(folder, 'program.ts'), program);
  });

  it('compiles in strict mode', () => {
    const options: ts.CompilerOptions = {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      types: ['node'],
      outDir: folder,
    };
    const compiled = ts.createProgram([join(folder, 'program.ts')], options);
    const problems = ts.getPreEmitDiagnostics(compiled);
    expect(ts.formatDiagnostics(problems, ts.createCompilerHost(options))).toBe('');
    expect(compiled.emit().emitSkipped).toBe(false);
  });

  it('registers, gets a 402, subscribes and chats', async () => {
    const email = 'generated@artist.test';
    const child = spawn(process.execPath, [join(folder, 'program.js'), app.url, email], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
    const lines: Record<string, unknown>[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(JSON.parse(line));
      if (lines.length > 1) continue;
      await app.visitor().subscribeAccount(String(lines[0]?.['id']));
      child.stdin.end('\n');
    }
    if (child.exitCode === null) await once(child, 'exit');
    expect([child.exitCode, errors]).toEqual([0, '']);
    expect(lines[0]).toEqual({
      id: expect.any(String),
      hasCompletedOnboarding: false,
      sentence: 'An account with this email already exists. Please log in instead.',
      genre: 'Dream pop',
      status: 402,
      refusal: 'This needs an active subscription. Please choose a plan to continue.',
      invalid: 402,
    });
    expect(lines[1]).toEqual({
      before: [],
      listed: 1,
      sent: 'How do I pitch a blog?',
      roles: [
        [true, 'complete'],
        [false, 'complete'],
      ],
      reply: expect.any(Number),
      absent: [404, 'not_found'],
    });
    expect(lines[1]?.['reply']).toBeGreaterThan(50);
  });
});
