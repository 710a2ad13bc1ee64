import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/services/chromium.mjs';
import type { Client } from '../support/client.js';
import type { ServerProcess } from '../support/faults-server.js';
import { FaultWorld } from '../support/faults-world.js';
import { next } from '../support/replies.js';
import { filesIn } from '../support/uploads.js';

describe('a worker that is killed while it makes a one-sheet', () => {
  let world: FaultWorld;
  let storage: string;
  let variables: Record<string, string>;
  let server: ServerProcess;

  beforeAll(async () => {
    world = await FaultWorld.create();
    storage = await mkdtemp(join(tmpdir(), 'files-'));
    const { executablePath, env } = await findChromium();
    variables = { ...env, STORAGE_DIR: storage, PUPPETEER_EXECUTABLE_PATH: executablePath };
    server = await world.startServer(variables);
  }, 60_000);
  afterAll(async () => {
    await world.close();
    await rm(storage, { recursive: true, force: true });
  });

  it('another ends what it was at, each at another step, in time: with one file, one sheet and one version', async () => {
    const artists = await Promise.all(Array.from({ length: 4 }, () => world.artist(server)));
    const [first, ...others] = artists as [Client, ...Client[]];
    const worker = await world.startWorker(variables);
    const socket = await first.connect();
    const prints = next(socket, 'one-sheet:progress', ({ stage }) => stage === 'printing');
    const isSaved = next(socket, 'one-sheet:progress', ({ stage }) => stage === 'saved');
    const ask = (artist: Client) => artist.post('/api/generate-pdf', {});
    const answers = [ask(first)];
    await prints;
    answers.push(...others.map(ask));
    await isSaved;
    await worker.kill();

    await world.startWorker(variables);
    for (const [index, { status, headers, text }] of (await Promise.all(answers)).entries()) {
      expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
      const userId = (await artists[index]?.get<{ id: string }>('/api/user'))?.body.id ?? '';
      const rows = await world.database.query(
        `SELECT s.id, v.number, m.id AS media FROM one_sheets s JOIN one_sheet_versions v ON v.sheet_id = s.id
         FULL JOIN media_files m ON m.id = v.media_id WHERE s.user_id = $1 OR m.user_id = $1`,
        [userId],
      );
      const media = headers.get('x-media-id');
      expect(rows).toEqual([{ id: headers.get('x-sheet-id'), number: 1, media }]);
      const files = await filesIn(join(storage, 'media', userId));
      expect(files.filter((name) => name.endsWith('.pdf'))).toEqual([`${media}.pdf`]);
    }
  }, 90_000);
});
