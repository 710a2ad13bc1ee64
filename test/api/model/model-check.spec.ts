import { Writable } from 'node:stream';
import { AssistantCheck } from '../../../backend/src/model-calls/assistant-check.js';
import { startApp, type TestApp } from '../../support/app.js';
import { MistralServer } from '../../support/model-servers/mistral-server.js';
import type { ModelServer } from '../../support/model-servers/model-server.js';
import { OllamaServer } from '../../support/model-servers/ollama-server.js';
import { OpenAiResponsesServer } from '../../support/model-servers/openai-responses-server.js';
import { RawServer } from '../../support/model-servers/raw-server.js';
import { lastOf, until } from '../../support/replies.js';

describe('the startup check', () => {
  const open: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close();
  });

  /** Runs a new server's check against a model server. Returns the log. */
  async function check(
    variables: Record<string, string>,
    model?: ModelServer,
  ): Promise<{ app: TestApp; problems: string[]; lines: string[] }> {
    if (model) open.push(model);
    const lines: string[] = [];
    const log = new Writable({
      write(chunk: Buffer, _encoding, done) {
        for (const line of chunk.toString().trim().split('\n')) lines.push((JSON.parse(line) as { msg: string }).msg);
        done();
      },
    });
    const app = await startApp({ LOG_LEVEL: 'info', ...variables }, log);
    open.push(app);
    const problems = await app.nest.get(AssistantCheck, { strict: false }).run();
    return { app, problems, lines };
  }

  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it.each([
    [
      'warns about a model that its provider will shut down within 90 days',
      52,
      /will be shut down on \d{4}-\d\d-\d\d, in 5[12] days: set OPENAI_MODEL/,
    ],
    ['warns about one that is already shut down', -3, /was shut down on \d{4}-\d\d-\d\d: set OPENAI_MODEL/],
  ])('%s', async (_, days, warning) => {
    const model = await OpenAiResponsesServer.start({ shutdownDate: inDays(days) });
    const { problems, lines } = await check(model.variables, model);
    expect(problems).toEqual([]);
    expect(lines.filter((line) => warning.test(line))).toHaveLength(1);
  });

  it('doesn’t warn about a distant model shutdown', async () => {
    const model = await OpenAiResponsesServer.start({ shutdownDate: inDays(120) });
    const { lines } = await check(model.variables, model);
    expect(lines.filter((line) => line.includes('shut down'))).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/support everything the product needs$/));
  });

  it.each([
    ['a wrong key', { OPENAI_API_KEY: 'wrong' }, /^Replies will fail: .*401/],
    ['a model that does not exist', { OPENAI_MODEL: 'gpt-none' }, /^Replies will fail: .*gpt-none/],
    [
      'a small model that does not exist',
      { OPENAI_SMALL_MODEL: 'gpt-none' },
      /^Titles, summaries and one-sheet facts will be missing: .*gpt-none/,
    ],
  ])('reports what %s breaks, and the product still starts', async (_, wrong, problem) => {
    const model = await OpenAiResponsesServer.start();
    const { app, problems, lines } = await check({ ...model.variables, ...wrong }, model);
    expect(problems).toContainEqual(expect.stringMatching(problem));
    expect(lines).toEqual(expect.arrayContaining(problems));
    expect((await app.visitor().get('/api/health/ready')).status).toBe(200);
  });

  it('reports a server that returns a web page', async () => {
    const raw = await RawServer.start({
      status: 200,
      headers: { 'content-type': 'text/html' },
      chunks: ['<h1>Hi</h1>'],
      then: 'close',
    });
    open.push(raw);
    const { problems } = await check({ OPENAI_API_KEY: 'any', OPENAI_BASE_URL: `${raw.baseUrl}/v1` });
    expect(problems).toHaveLength(2);
  });

  it('warns that budgets don’t limit a model without a price', async () => {
    const model = await OllamaServer.start({ contextTokens: 32_768, supportsTools: true });
    const { lines } = await check(model.variables, model);
    expect(lines).toContainEqual(expect.stringMatching(/^No price is known for gemma3:4b/));
  });

  it('learns what the server refuses before an artist’s message does', async () => {
    const model = await MistralServer.start();
    const { app } = await check(model.variables, model);
    const artist = app.visitor();
    await artist.subscribe();
    const { id } = await artist.chat();
    const before = model.heard.length;
    expect((await artist.send(id, 'Hello')).status).toBe(201);
    await until(async () => lastOf(await artist.messages(id)).status === 'complete');
    expect(model.heard.slice(before).filter(({ body }) => body['stream'])).toHaveLength(1);
    artist.close();
  });
});
