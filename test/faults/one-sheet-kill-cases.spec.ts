import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drafted, isRunning, OneSheetWorld } from '../support/faults/one-sheet.js';
import { next, until } from '../support/replies.js';
import { filesIn } from '../support/uploads.js';

describe('a worker killed while making a one-sheet', () => {
  let sheets: OneSheetWorld;

  beforeAll(async () => {
    sheets = await OneSheetWorld.create();
  });
  afterAll(() => sheets.close());
  beforeEach(() => sheets.resetModel());

  it('on every attempt: the error is clear, nothing is left, and the next call makes a one-sheet', async () => {
    if (sheets.worker) await sheets.kill(sheets.worker);
    const artist = await sheets.teller();
    const broken = await sheets.startWorker({ PUPPETEER_EXECUTABLE_PATH: process.execPath });
    const failed = await sheets.ask(artist);
    expect(failed.status).toBe(503);
    expect(failed.text).toBe('Failed to generate One Sheet PDF. Please try again.');
    // The text was written once, although it was printed three times.
    expect(sheets.modelCalls).toBe(1);
    const { database } = sheets.world;
    expect(await database.query('SELECT 1 FROM one_sheets WHERE user_id = $1', [artist.user.id])).toEqual([]);
    expect(await filesIn(sheets.folderOf(artist.user))).toEqual([]);
    await sheets.expectFree(artist.user);
    await sheets.kill(broken);

    await sheets.theWorker();
    await sheets.expectOne(artist, await sheets.ask(artist));
  });

  it('during the model call: the next worker calls it again and makes one', async () => {
    const isAsked = new Promise<void>((resolve) => {
      sheets.world.model.fillForm = () => {
        if ((sheets.modelCalls += 1) > 1) return drafted;
        resolve();
        return new Promise(() => undefined);
      };
    });
    await sheets.expectOneAfter(await sheets.teller(), () => isAsked);
    expect(sheets.modelCalls).toBe(2);
  });

  it('while printing and half-way through saving: nothing is left of either', async () => {
    const victim = await sheets.theWorker();
    const before = await sheets.teller();
    await sheets.expectOne(before, await sheets.ask(before));
    // The browser is warm now; freeze it.
    const [browser = 0] = victim.process.children;
    process.kill(-browser, 'SIGSTOP');
    const artist = await sheets.teller();
    const prints = next(await artist.client.connect(), 'one-sheet:progress', ({ stage }) => stage === 'printing');
    const answer = sheets.ask(artist);
    const { jobId } = await prints;
    await victim.process.kill();
    sheets.worker = undefined;
    process.kill(-browser, 'SIGCONT');
    await until(() => Promise.resolve(!isRunning(browser)));
    const { mediaId } = JSON.parse((await sheets.redis.hget(`fanfare:one-sheets:${jobId}`, 'data')) ?? '') as {
      mediaId: string;
    };
    // Simulate what a crash in the middle of saving leaves.
    const folder = sheets.folderOf(artist.user);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${mediaId}.pdf.4711.unfinished`), '%PDF-');

    await sheets.theWorker();
    await sheets.expectOne(artist, await answer);
  });

  it('with another one idle: that one takes over, even if the artist has left', async () => {
    const artist = await sheets.teller();
    const both = [await sheets.theWorker(), await sheets.startWorker()];
    const texts = ['INSERT INTO media_files', artist.user.id];
    const held = Promise.race(both.map((one) => one.postgres.stopAt({ texts, when: 'asked' }).then(() => one)));
    const leaving = new AbortController();
    const gone = fetch(`${sheets.server.url}/api/generate-pdf`, {
      method: 'POST',
      headers: { cookie: artist.client.cookie, origin: sheets.server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ chatId: artist.chatId }),
      signal: leaving.signal,
    });
    const victim = await held;
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    // A call in the meantime joins the sheet in progress.
    const answer = sheets.ask(artist);
    const other = both.find((one) => one !== victim);
    other?.postgres.letGo();
    await sheets.kill(victim);
    sheets.worker = other;

    await sheets.expectOne(artist, await answer);
  });
});
