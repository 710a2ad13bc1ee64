import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetStage } from '../../contract/one-sheet.js';
import { findChromium } from '../../scripts/services/chromium.mjs';
import type { ServerProcess } from '../support/faults-server.js';
import type { WorkerProcess } from '../support/faults-worker.js';
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
    const { executablePath } = await findChromium();
    variables = { STORAGE_DIR: storage, PUPPETEER_EXECUTABLE_PATH: executablePath };
    server = await world.startServer(variables);
  }, 60_000);
  afterAll(async () => {
    await world.close();
    await rm(storage, { recursive: true, force: true });
  });

  // The three at once: each artist's worker dies at another step, and what is left is one worker's to finish.
  it('at any step: another ends it within the caller’s patience, with one file, one sheet and one version', async () => {
    const killed: SheetStage[] = ['drafting', 'layout', 'printing', 'saved'];
    const asked = [];
    for (const stage of killed) {
      const artist = await world.artist(server);
      const socket = await artist.connect();
      const worker: WorkerProcess = await world.startWorker(variables);
      const reached = next(socket, 'one-sheet:progress', (event) => event.stage === stage);
      asked.push({ artist, answer: artist.post('/api/generate-pdf', {}) });
      await reached;
      await worker.kill();
    }
    await world.startWorker(variables);
    for (const { artist, answer } of asked) {
      const { status, headers, text } = await answer;
      expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
      const { id: userId } = (await artist.get<{ id: string }>('/api/user')).body;
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
