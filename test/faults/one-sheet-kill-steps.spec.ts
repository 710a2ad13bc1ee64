import type { User } from '../../contract/account/user.js';
import type { Hold } from '../support/faults/held-line.js';
import { OneSheetWorld } from '../support/faults/one-sheet.js';

/** A command at which the worker is stopped and killed: which server it goes to, before or after its response, and its texts. */
type Step = [
  what: string,
  line: 'postgres' | 'redis',
  when: Hold['when'],
  texts: (user: User) => string[],
  modelCalls: number,
];

/** After each of these, the next worker finds a different state. */
const telling: Step[] = [
  ['has drafted and stored nothing', 'postgres', 'asked', ({ id }) => ['INSERT INTO one_sheets', id], 2],
  ['has stored the bytes, and no row', 'postgres', 'asked', ({ id }) => ['INSERT INTO media_files', id], 1],
  ['has linked file and version', 'postgres', 'answered', () => ['UPDATE one_sheet_versions'], 1],
  ['has ended the turn, and not the job', 'redis', 'asked', () => ['fanfare:one-sheets:completed'], 1],
];

/** The steps in between, which `npm run test:kills` also covers. */
const between: Step[] = [
  ['has taken the job and nothing says so', 'redis', 'asked', () => ['fanfare:one-sheets:limiter'], 1],
  ['has stored the draft', 'postgres', 'answered', ({ id }) => ['INSERT INTO one_sheets', id], 1],
  ['has the draft and no page', 'redis', 'asked', ({ id }) => ['"stage":"printing"', id], 1],
  ['has stored the file’s row', 'postgres', 'answered', ({ id }) => ['INSERT INTO media_files', id], 1],
  ['has noted it and told nobody', 'redis', 'asked', ({ id }) => ['"stage":"saved"', id], 1],
  ['has told the tabs', 'redis', 'asked', ({ id }) => [`fanfare:one-sheet:${id}`], 1],
  ['has ended the job', 'redis', 'answered', () => ['fanfare:one-sheets:completed'], 1],
];

const isSoak = process.env['KILL_RESTARTS'] !== undefined;

describe('a worker killed while making a one-sheet', () => {
  let sheets: OneSheetWorld;

  beforeAll(async () => {
    sheets = await OneSheetWorld.create();
  });
  afterAll(() => sheets.close());
  beforeEach(() => sheets.resetModel());

  it.each([...telling, ...(isSoak ? between : [])])(
    'and %s: the next one leaves one of each, and the response arrives',
    async (_when, line, when, texts, calls) => {
      const artist = await sheets.teller();
      await sheets.expectOneAfter(artist, (victim) => victim[line].stopAt({ texts: texts(artist.user), when }));
      expect(sheets.modelCalls).toBe(calls);
    },
  );

  it('twice, at two steps of one job: a third completes it', async () => {
    const artist = await sheets.teller();
    const { id } = artist.user;
    await sheets.expectOneAfter(
      artist,
      (first) => first.postgres.stopAt({ texts: ['INSERT INTO one_sheets', id], when: 'answered' }),
      (second) => second.postgres.stopAt({ texts: ['INSERT INTO media_files', id], when: 'asked' }),
    );
    expect(sheets.modelCalls).toBe(1);
  });
});
