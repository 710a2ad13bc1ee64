/**
 * The benchmark; scripts/bench.mjs starts it with a database and Redis. With names of parts, measures only those. Each
 * part's section in `results.md` is replaced once it is measured.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/services/chromium.mjs';
import { SlowReader } from './browser.js';
import { exportFormats } from '../../contract/chats/export.query.js';
import { loadHttp } from './http-load.js';
import { measureHostileTexts, type Slowest } from './hostile-texts.js';
import { fillChat, LongChatReader } from './long-chat.js';
import { measureLogins, prepareCheck, prepareLogins } from './logins.js';
import { Client } from '../support/client.js';
import { startReplica } from '../support/faults/postgres-pair.js';
import { medians } from './numbers.js';
import { measureChecks, measureInserts, paceThen } from './replies/pace.js';
import { measureCounting, measurePrompts } from './prompts.js';
import { prepareReads } from './reads.js';
import { askers, SheetAsker } from './one-sheets/asked-sheets.js';
import { bareRelay, productRelay } from './replies/relays.js';
import { findMostStreams, measureBurst, measureFirstPiece, measureMany } from './replies/replies.js';
import { serverCounts, Servers, type ServersFigures } from './replies/servers.js';
import { RoomsReader } from './rooms.js';
import { ManyRows } from './rows/rows.js';
import { describeMachine, type Figure, loadNow, toTable, writeSection } from './report.js';
import { fillRecall, measureRecall, recalledMessages } from './recall.js';
import { measureSearches } from './searches.js';
import { Setting } from './setting.js';
import { DocumentWriter, measureProof, type Milliseconds } from './documents.js';
import { Exporter } from './exports.js';
import { measureSheets, type SheetFigures } from './one-sheets/sheets.js';
import type { Subject } from './subject.js';
import { fillTalk } from './replies/talk.js';
import { peakMemory, prepareUpload } from './uploads.js';

const runs = Number(process.env['BENCH_RUNS'] || 3);
/** Many runs: a pause of the machine of 0.1 seconds affects more than 1% of the pieces during logins. */
const runsBesideLogins = 9;
const streams = Number(process.env['BENCH_STREAMS'] || 200);
const tokens = 400;
const asks = 40;
const warmUps = 5;
const warmUpAsks = 400;
const promptRounds = 200;
/** How many replies are written beside the crowded first pieces. */
const crowds = [200, 400];
const streamsBeside = Math.min(50, streams - 1);
/**
 * The numbers of concurrent replies tried on one core, their length, the interval in which they start (artists don't
 * all send at the same moment), and the allowed delay of a piece in milliseconds.
 */
const manyStreams = [200, 300, 400, 500, 600, 800, 1000];
const steady = { tokens: 500, spreadMs: 8000, latest: 150 };
const loadSeconds = 3;
const logins = 100;
/** Concurrent replies during the logins, and their length: most of it falls into that time. */
const loginStreams = 50;
const loginTokens = 125;
/** The same during an upload. */
const uploadTokens = 400;
/** A chat with years of messages, and the reply written in it. */
const longChat = { messages: 10_000, tokens: 5000, perSecond: 200 };
/** The exported chat's length. */
const exportedMessages = Number(process.env['BENCH_EXPORT_MESSAGES'] || 50_000);
/** The content of all measured one-sheets. */
const sheet = 'one-sheet, full, with photo and cover';
/** Messages in each of the compared tables. */
const manyRows = Number(process.env['BENCH_ROWS'] || 10_000_000);
/** Messages of other chats in the table. */
const otherMessages = 1_000_000;

const wanted = process.argv.slice(2);
const loadBefore = loadNow();
const setting = await Setting.open();
try {
  const product = await setting.startProduct();
  const parts: Record<string, (product: Subject) => Promise<Figure[]>> = {
    replies: compareReplies,
    'crowded-pieces': compareCrowdedPieces,
    'most-replies': compareMostReplies,
    logins: compareLogins,
    upload: compareUpload,
    reads: compareReads,
    prompts: measurePromptsOf,
    'hostile-texts': compareHostileTexts,
    'long-chat': measureLongChat,
    browser: measureBrowser,
    sheets: measureAskedSheets,
    previews: measurePreviews,
    printing: measurePrinting,
    exports: measureExports,
    assistant: measureDocuments,
    recall: measureRecallOf,
    releases: measureReleases,
    rows: measureRows,
    // Stops the product, so it comes last.
    servers: compareServers,
  };
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  const machine = describeMachine(await setting.versions(), setting.isPinned, loadBefore);
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const figures = await measure(product);
    if (figures.length === 0) continue;
    const section = `${machine}\n\n${toTable(figures)}`;
    say(`\n${section}\n`);
    writeSection(name, Object.keys(parts), section);
  }
} finally {
  await setting.close();
}

/** First pieces and many concurrent replies, compared with socket.io that only relays. */
async function compareReplies(product: Subject): Promise<Figure[]> {
  say(`Bringing in ${streams} artists`);
  const ours = await productRelay(setting, product, streams);
  const bare = await bareRelay('bare', await setting.startBareRelay({ isKeeping: false }), streams);
  const keeping = await bareRelay('bare with Redis', await setting.startBareRelay({ isKeeping: true }), streams);
  const all = { ours, bare, keeping };
  // A server's first thousand responses are slower, until its code is compiled.
  for (let round = 0; round < warmUps; round += 1) {
    for (const relay of Object.values(all)) await measureMany(setting.model, relay, { streams, tokens: 20 });
  }

  say('First pieces, idle');
  const rows = await setting.startBareRows();
  const idle = await takeTurns({ ours, bare }, (relay) => measureFirstPiece(setting.model, relay, { asks, others: 0 }));
  const { insert } = await takeTurns({ insert: rows }, measureInserts);
  say(`First pieces beside ${streamsBeside} replies`);
  const busy = await takeTurns({ ours, bare }, (relay) =>
    measureFirstPiece(setting.model, relay, { asks, others: streamsBeside }),
  );
  say(`${streams} replies at once`);
  const many = await takeTurns(all, (relay) => measureMany(setting.model, relay, { streams, tokens }));
  for (const { readers } of Object.values(all)) readers.forEach((reader) => reader.close());

  const share = "first piece, the server's own share";
  const asHeard = 'the same from asking to hearing it';
  const crowd = `${streams} replies at once`;
  return [
    { what: `${share}, idle`, ours: times(idle.ours), bare: times(idle.bare), goal: '4 / -' },
    { what: asHeard, ours: heardTimes(idle.ours), bare: heardTimes(idle.bare), goal: '-' },
    {
      what: `${share}, in rows that PostgreSQL stores (bare: one; ${paceThen.insert} where the goal was set)`,
      ours: `${(idle.ours.p50 / insert.p50).toFixed(1)} rows`,
      bare: times(insert),
      goal: `${(4 / paceThen.insert).toFixed(0)} rows`,
    },
    {
      what: `${share}, beside ${streamsBeside} replies`,
      ours: times(busy.ours),
      bare: times(busy.bare),
      goal: '4 / 20',
    },
    { what: asHeard, ours: heardTimes(busy.ours), bare: heardTimes(busy.bare), goal: '-' },
    {
      what: `${crowd}: delay of a piece beyond its window`,
      ours: times(many.ours),
      bare: times(many.bare),
      goal: '2 / 15',
    },
    { what: `${crowd}: CPU seconds per million tokens`, ours: cpu(many.ours), bare: cpu(many.bare), goal: '-' },
    {
      what: 'the same, bare with the text kept in Redis',
      ours: cpu(many.ours),
      bare: cpu(many.keeping),
      goal: '1.25 × bare',
    },
    { what: `${crowd}: refused at first`, ours: String(many.ours.refusals), bare: '-', goal: '0' },
  ];
}

/** The first piece while one core writes many replies, and while it begins many. */
async function compareCrowdedPieces(product: Subject): Promise<Figure[]> {
  const most = Math.max(...crowds) + 1;
  say(`Bringing in ${most} artists`);
  const ours = await productRelay(setting, product, most);
  const bare = await bareRelay('bare with Redis', await setting.startBareRelay({ isKeeping: true }), most);
  for (const relay of [ours, bare]) await measureMany(setting.model, relay, { streams: most, tokens: 20 });
  const figures: Figure[] = [];
  for (const others of crowds) {
    say(`First pieces beside ${others} replies`);
    const { ours: we, bare: they } = await takeTurns({ ours, bare }, (relay) =>
      measureFirstPiece(setting.model, relay, { asks, others }),
    );
    figures.push({
      what: `first piece, the server's own share, beside ${others} replies (bare: with the text kept in Redis)`,
      ours: times(we),
      bare: times(they),
      goal: '-',
    });
    const all = await takeTurns({ ours, bare }, (relay) => measureBurst(setting.model, relay, others));
    figures.push(
      {
        what: `the same, of ${others} messages sent at once`,
        ours: times(all.ours),
        bare: times(all.bare),
        goal: '-',
      },
      { what: 'of these, refused at first', ours: all.ours.refusals.toFixed(0), bare: '-', goal: '-' },
    );
  }
  for (const { readers } of [ours, bare]) readers.forEach((reader) => reader.close());
  return figures;
}

/** How many concurrent replies one core can write, compared with socket.io that only relays. */
async function compareMostReplies(product: Subject): Promise<Figure[]> {
  say('As many replies at a time as one core writes');
  const ours = await productRelay(setting, product, streams);
  const bare = await bareRelay('bare', await setting.startBareRelay({ isKeeping: false }), streams);
  for (let round = 0; round < warmUps; round += 1) {
    for (const relay of [ours, bare]) await measureMany(setting.model, relay, { streams, tokens: 20 });
  }
  const most = {
    ours: await findMostStreams(setting.model, ours, manyStreams, steady),
    bare: await findMostStreams(setting.model, bare, manyStreams, steady),
  };
  for (const { readers } of [ours, bare]) readers.forEach((reader) => reader.close());
  return [
    {
      what: `replies at a time, begun one after another, with a p99 of at most ${steady.latest} ms, one run each`,
      ours: String(most.ours),
      bare: String(most.bare),
      goal: '0.8 × bare',
    },
  ];
}

/** The cost of a piece with several servers, compared with one, on a Redis Cluster and PostgreSQL with a replica. */
async function compareServers(product: Subject): Promise<Figure[]> {
  // With another Redis, it would take the others' replies for abandoned.
  await product.stop();
  const folder = await mkdtemp(join(tmpdir(), 'replica-'));
  const homes = { primary: setting.dataDir, replica: folder };
  const [replica, replicaUrl] = await startReplica(setting.database.url, homes);
  try {
    return await measureServers({ DATABASE_REPLICA_URL: replicaUrl });
  } finally {
    await replica.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureServers(variables: Record<string, string>): Promise<Figure[]> {
  const figures: Figure[] = [];
  let alone = NaN;
  for (const count of serverCounts) {
    say(`Servers on a Redis Cluster, with a replica of PostgreSQL: ${count}`);
    const servers = await Servers.start(setting, count, variables);
    try {
      const both: Record<string, boolean> = count === 1 ? { near: true } : { near: true, far: false };
      const measured = await takeTurns<string, boolean, ServersFigures>(both, (isNear) =>
        servers.measure(setting, isNear),
      );
      for (const [place, of] of Object.entries(measured)) {
        const where = place === 'near' ? 'sent to the server with the tab' : 'sent to another one';
        const what = `${count === 1 ? 'one server' : `${count} servers`} on a Redis Cluster and a PostgreSQL with a replica, messages ${where}`;
        if (count === 1) alone = of.cpu;
        figures.push(
          {
            what: `${what}: CPU seconds per million tokens (bare: one server)`,
            ours: cpu(of),
            bare: alone.toFixed(1),
            goal: '1.1 × bare',
          },
          { what: 'the same: delay of a piece beyond its window', ours: times(of), bare: '-', goal: '-' },
        );
      }
    } finally {
      await servers.close();
    }
  }
  return figures;
}

/** Messages in one table, compared with the same in partitions. Only if requested: it takes long and a lot of disk space. */
async function measureRows(): Promise<Figure[]> {
  if (wanted.length === 0) return [];
  const rows = await ManyRows.fill(setting.database.url, manyRows, say);
  try {
    const asText = ({ p50, p95 }: { p50: number; p95: number }): string => `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
    const figure = (what: string, whole: string, parts: string): Figure => ({
      what,
      ours: whole,
      bare: parts,
      goal: '-',
    });
    const measured = await rows.measure();
    for (const table of ['whole', 'parts'] as const) say(await rows.plan(table));
    const [whole, parts] = [await rows.gigabytes('whole'), await rows.gigabytes('parts')];
    const vacuum = { whole: await rows.vacuum('whole'), parts: await rows.vacuum('parts') };
    return [
      ...measured.map(({ what, ...of }) =>
        figure(
          `${manyRows.toLocaleString('en')} rows, ${what} (bare: in partitions): p50 / p95`,
          asText(of.whole),
          asText(of.parts),
        ),
      ),
      figure('gigabytes', whole.toFixed(1), parts.toFixed(1)),
      figure('vacuum after 1% has changed, seconds', vacuum.whole.toFixed(1), vacuum.parts.toFixed(1)),
    ];
  } finally {
    await rows.close();
  }
}

/** Single logins compared with a password check alone, and the effect of many concurrent ones on live replies. */
async function compareLogins(product: Subject): Promise<Figure[]> {
  say('Logins');
  const { each, crowd } = await prepareLogins(setting, product, logins);
  const check = await prepareCheck();
  const sets = { ours: each, bare: each.map(() => check) };
  for (const set of Object.values(sets)) await measureLogins(set);
  const { ours, bare, then } = await takeTurns(
    { ours: () => measureLogins(sets.ours), bare: () => measureLogins(sets.bare), then: measureChecks },
    (measure) => measure(),
  );

  say(`${logins} logins at once beside ${loginStreams} replies`);
  const relay = await productRelay(setting, product, loginStreams);
  const besides = { without: undefined, with: () => crowd.logIn() };
  const size = { streams: loginStreams, tokens: loginTokens };
  const measured = await takeTurns(
    besides,
    (beside) => measureMany(setting.model, relay, size, beside),
    runsBesideLogins,
  );
  relay.readers.forEach((reader) => reader.close());
  await crowd.end();
  return [
    {
      what: 'login, idle (bare: the check of the password alone)',
      ours: times(ours),
      bare: times(bare),
      goal: '12 / -',
    },
    {
      what: `the same in checks at 19 MiB (bare: one; ${paceThen.check} where the goal was set)`,
      ours: `${(ours.p50 / then.p50).toFixed(2)} checks`,
      bare: times(then),
      goal: `${(12 / paceThen.check).toFixed(2)} checks`,
    },
    {
      what: `${loginStreams} replies: delay of a piece while ${logins} log in at once (bare: while none does)`,
      ours: times(measured.with),
      bare: times(measured.without),
      goal: '- / bare + 15',
    },
  ];
}

/** The effect of uploading a gigabyte on the server's memory and on live replies. */
async function compareUpload(product: Subject): Promise<Figure[]> {
  say(`A gigabyte comes in beside ${loginStreams} replies`);
  const upload = await prepareUpload(product, setting.database);
  const relay = await productRelay(setting, product, loginStreams);
  const measure = async (beside?: () => Promise<void>) => {
    let delays = { p50: NaN, p99: NaN };
    const megabytes = await peakMemory(product, async () => {
      delays = await measureMany(setting.model, relay, { streams: loginStreams, tokens: uploadTokens }, beside);
    });
    return { p50: delays.p50, p99: delays.p99, megabytes };
  };
  const measured = await takeTurns({ without: undefined, with: upload }, measure);
  relay.readers.forEach((reader) => reader.close());
  const what = `${loginStreams} replies, while 1 GB is uploaded (bare: while nothing is)`;
  const megabytes = ({ megabytes: value }: { megabytes: number }): string => value.toFixed(0);
  return [
    {
      what: `${what}: delay of a piece`,
      ours: times(measured.with),
      bare: times(measured.without),
      goal: '- / bare + 20',
    },
    {
      what: `${what}: the server's memory at its most, MB`,
      ours: megabytes(measured.with),
      bare: megabytes(measured.without),
      goal: 'bare + 50',
    },
  ];
}

/** Reads per second, compared with Nest running only the same queries, and searches. */
async function compareReads(product: Subject): Promise<Figure[]> {
  const count = otherMessages.toLocaleString('en');
  say(`Filling the table with ${count} messages`);
  const artist = await fillTalk(setting.database, product, otherMessages);
  const reads = await prepareReads(setting.database, product, await setting.startBareRows(), count);
  const figures: Figure[] = [];
  for (const [name, urls] of Object.entries(reads.urls)) {
    say(name);
    const load = (url: string) => loadHttp(url, reads.headers, loadSeconds);
    for (const url of Object.values(urls)) await load(url);
    const { ours, bare } = await takeTurns(urls, load);
    const toText = (of: typeof ours): string => `${Math.round(of.perSecond)} (p99 ${of.p99.toFixed(0)})`;
    figures.push({ what: `${name}: a second`, ours: toText(ours), bare: toText(bare), goal: '0.8 × bare' });
  }
  say('Searches');
  const { artist: found } = await takeTurns({ artist }, measureSearches);
  const searched = `${found.p50.toFixed(1)} / ${found.p95.toFixed(1)}`;
  figures.push({ what: `search among ${count} messages: p50 / p95`, ours: searched, bare: '-', goal: '50' });
  return figures;
}

/** The prompt of a very long chat, and counting tokens of difficult texts. */
async function measurePromptsOf(product: Subject): Promise<Figure[]> {
  const count = longChat.messages.toLocaleString('en');
  say(`Prompts of a chat of ${count} messages`);
  const { id } = await new Client(product.url, setting.database).subscribe();
  const chatId = await fillChat(setting, id, 'Long', longChat.messages);
  await setting.database.query('ANALYZE messages');
  await measurePrompts(setting.database, chatId, promptRounds);
  const { prompt } = await takeTurns({ prompt: chatId }, (chat) =>
    measurePrompts(setting.database, chat, promptRounds),
  );
  const { counting } = await takeTurns({ counting: undefined }, measureCounting);
  const asText = (...values: number[]): string => values.map((value) => value.toFixed(1)).join(' / ');
  return [
    {
      what: `prompt of a chat of ${count} messages, read and built: p50 / p95`,
      ours: asText(prompt.p50, prompt.p95),
      bare: '-',
      goal: '- / 25',
    },
    { what: 'the same, built alone: p95', ours: asText(prompt.buildP95), bare: '-', goal: '-' },
    {
      what: 'counting tokens: the longest that the event loop waits',
      ours: asText(counting.longest),
      bare: '-',
      goal: '5',
    },
  ];
}

/** Adversarial texts, through everything that reads untrusted texts. */
async function compareHostileTexts(): Promise<Figure[]> {
  say('Hostile texts');
  const { api, worker } = await measureHostileTexts();
  const toFigure = (where: string, { name, text, ms }: Slowest, goal: string): Figure => {
    return {
      what: `hostile texts ${where}: the slowest reader, CPU`,
      ours: `${ms.toFixed(1)}`,
      bare: `${name} of ${text}`,
      goal,
    };
  };
  return [toFigure('in the API', api, '50'), toFigure('in the worker', worker, '100')];
}

/** The browser of an artist in a very long chat. */
async function measureLongChat(product: Subject): Promise<Figure[]> {
  const { messages, tokens, perSecond } = longChat;
  const count = messages.toLocaleString('en');
  say(`A chat of ${count} messages in the browser`);
  const reader = await LongChatReader.start(setting, product, longChat);
  try {
    const { reader: ours } = await takeTurns({ reader }, (one) => one.measure());
    const writing = `${tokens.toLocaleString('en')} tokens at ${perSecond} a second in it`;
    const toFigure = (what: string, value: number, goal: string): Figure => {
      return { what, ours: value.toFixed(0), bare: '-', goal };
    };
    return [
      toFigure(`browser: a chat of ${count} messages opens`, ours.open, '300'),
      toFigure(`browser: longest task beside ${writing} (0: none over 50)`, ours.longestTask, '50'),
      toFigure(`browser: delay of a key beside them, p95`, ours.keyDelay, '50'),
    ];
  } finally {
    await reader.close();
  }
}

/** How responsive a chat of 300 messages is on a slow device, compared with one of two. */
async function measureBrowser(product: Subject): Promise<Figure[]> {
  say('A slow browser');
  const reader = await SlowReader.start(setting, product);
  try {
    const repeated = await reader.countRepeatedReads();
    const { long, short } = await takeTurns(reader.chats, (chatId) => reader.measure(chatId));
    const toFigure = (what: string, figure: keyof typeof long, digits: number, goal: string): Figure => ({
      what: `browser on all cores, 4 × slower: ${what} (bare: of 2)`,
      ours: long[figure].toFixed(digits),
      bare: short[figure].toFixed(digits),
      goal,
    });
    return [
      toFigure('layout shift while a chat of 300 messages opens', 'shift', 3, '0.02'),
      toFigure('the menu of a chat of 300 messages opens', 'menu', 0, '100'),
      toFigure('the drawer opens on a phone beside 300 messages', 'drawer', 0, '150'),
      toFigure('a key is painted on a phone below 300 messages, p95', 'key', 0, '50'),
      { what: 'browser: reads that opening /chat repeats', ours: String(repeated), bare: '-', goal: '0' },
    ];
  } finally {
    await reader.close();
  }
}

/** One-sheets requested from the API and made by a worker, minus the model's time. */
async function measureAskedSheets(product: Subject): Promise<Figure[]> {
  say('One-sheets, asked for');
  const asker = await SheetAsker.start(setting, product);
  const { ours } = await takeTurns({ ours: asker }, (one) => one.measure());
  await asker.close();
  return toSheetFigures(`${sheet}, request to bytes beside the copywriting`, `${askers} artists at once`, ours);
}

/** Previews of a one-sheet that is being edited. */
async function measurePreviews(product: Subject): Promise<Figure[]> {
  say('One-sheets, previews');
  const asker = await SheetAsker.start(setting, product);
  const { ours } = await takeTurns({ ours: asker }, (one) => one.measurePreviews());
  await asker.close();
  return [
    { what: `${sheet}: a change shows in the preview: p50 / p95`, ours: sheetTimes(ours), bare: '-', goal: '300 / -' },
  ];
}

/** Exports of a very long chat in each format, and their effect on other accounts' one-sheets. */
async function measureExports(product: Subject): Promise<Figure[]> {
  const what = `export of ${exportedMessages.toLocaleString('en')} messages`;
  const exporter = await Exporter.start(setting, product, exportedMessages);
  const { executablePath, env } = await findChromium();
  const worker = await setting.startWorker({ ...env, PUPPETEER_EXECUTABLE_PATH: executablePath });
  const figures: Figure[] = [];
  const add = (line: string, ours: string, bare = '-', goal = '-') => figures.push({ what: line, ours, bare, goal });
  for (const format of exportFormats) {
    say(`An ${what} as ${format}`);
    const ours = await exporter.measure(worker, format);
    add(`${what} as ${format}: seconds, MB`, `${ours.seconds.toFixed(0)}, ${ours.megabytes.toFixed(0)}`);
    const memory = [ours.api, ours.worker, ours.chromium].map((value) => value.toFixed(0)).join(' / ');
    add('the same: the most memory of API / worker / its browser, MB', memory, '-', '400 / 400 / -');
  }
  await worker.kill();
  const asker = await SheetAsker.start(setting, product);
  const alone = await exporter.timeSheets(asker);
  for (const format of exportFormats) {
    say(`One-sheets beside an ${what} as ${format}`);
    const beside = await exporter.timeSheets(asker, format);
    add(
      `one-sheets of others beside the ${what} as ${format} (bare: alone): p50 / p95`,
      sheetTimes(beside),
      sheetTimes(alone),
    );
  }
  await asker.close();
  return figures;
}

/** Lists of an artist with many releases, people and pitches, on the server and in the browser. */
async function measureReleases(product: Subject): Promise<Figure[]> {
  say('Releases, people and pitches');
  const reader = await RoomsReader.start(setting, product);
  try {
    const lists = await reader.measureLists();
    const user = await reader.measureBare();
    const { plan, people } = await reader.measureBrowser();
    const seconds = (await reader.measureImport()) / 1000;
    const asText = ({ p50, p95 }: { p50: number; p95: number }): string => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
    const figure = (what: string, ours: string, goal: string, bare = '-'): Figure => ({ what, ours, bare, goal });
    return [
      ...lists.map(({ name, ...times }) =>
        figure(
          `${name} (bare: GET /api/user): p50 / p95`,
          asText(times),
          name.startsWith('the feed') ? '20' : '50',
          asText(user),
        ),
      ),
      figure('browser: a plan of 60 tasks is drawn', plan.toFixed(0), '100'),
      figure('browser: 100 people are drawn', people.toFixed(0), '100'),
      figure('import of 1,000 people, seconds', seconds.toFixed(2), '2'),
    ];
  } finally {
    await reader.close();
  }
}

/** Documents of an artist with the maximum of documents, versions and facts. */
async function measureDocuments(product: Subject): Promise<Figure[]> {
  say('Documents');
  const { editing, talking } = await takeTurns({ editing: false, talking: true }, measureProof);
  const writer = await DocumentWriter.start(setting, product);
  const { ours: save } = await takeTurns({ ours: writer }, (one) => one.measureSaves());
  const { ours: docx } = await takeTurns({ ours: writer }, (one) => one.measureDocx());
  const pdf = await writer.measurePdf();
  return [
    toMilliseconds('rules and proof of 700 words, 500 facts, while they are edited', editing, '10'),
    toMilliseconds('the same after another message', talking, '10'),
    toMilliseconds('save of them, among 500 documents with 100 versions each', save, '30'),
    toMilliseconds('the same as DOCX', docx, '150'),
    toMilliseconds('the same as PDF', pdf, '1000'),
  ];
}

/** Recall from an artist's other chats, and how much later the first piece arrives with everything that is known. */
async function measureRecallOf(product: Subject): Promise<Figure[]> {
  const count = recalledMessages.toLocaleString('en');
  say(`Recall over ${count} messages`);
  let artist = '';
  const known = await productRelay(setting, product, 1, (userId) => fillRecall(setting.database, (artist = userId)));
  const fresh = await productRelay(setting, product, 1);
  const { recall } = await takeTurns({ recall: artist }, (id) => measureRecall(setting.database, id));
  // A server's first thousand responses are slower, until its code is compiled. Few are the known artist's: each adds a match.
  for (const [relay, count] of [
    [fresh, warmUpAsks],
    [known, asks],
  ] as const) {
    await measureFirstPiece(setting.model, relay, { asks: count, others: 0 });
  }
  const first = await takeTurns({ known, fresh }, (relay) =>
    measureFirstPiece(setting.model, relay, { asks, others: 0 }),
  );
  for (const { readers } of [known, fresh]) readers.forEach((reader) => reader.close());
  const { insert } = await takeTurns({ insert: await setting.startBareRows() }, measureInserts);
  return [
    toMilliseconds(`recall over ${count} messages`, recall, '20'),
    {
      what: `first piece, the server's own share, with 500 facts and ${count} messages (bare: a new artist's)`,
      ours: times(first.known),
      bare: times(first.fresh),
      goal: 'bare + 5 / -',
    },
    {
      what: `what is known adds to it, in rows that PostgreSQL stores (bare: one; ${paceThen.insert} where the goal was set)`,
      ours: `${((first.known.p50 - first.fresh.p50) / insert.p50).toFixed(1)} rows`,
      bare: times(insert),
      goal: `${(5 / paceThen.insert).toFixed(1)} rows`,
    },
  ];
}

/** One-sheets printed by the worker's code alone, with a warm browser. */
async function measurePrinting(): Promise<Figure[]> {
  say('One-sheets, printed');
  const { ours } = await takeTurns({ ours: setting.isPinned }, measureSheets);
  return toSheetFigures(`${sheet}, printed alone`, 'two at a time', ours);
}

function sheetTimes({ p50, p95 }: { p50: number; p95: number }): string {
  return `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
}

function toSheetFigures(what: string, crowd: string, { p50, p95, perSecond, megabytes }: SheetFigures): Figure[] {
  return [
    { what: `${what}, warm: p50 / p95`, ours: `${p50.toFixed(0)} / ${p95.toFixed(0)}`, bare: '-', goal: '300 / 700' },
    { what: `${what}, ${crowd}: a second`, ours: perSecond.toFixed(1), bare: '-', goal: '5' },
    { what: "the same: Chromium's memory, MB", ours: megabytes.toFixed(0), bare: '-', goal: '500' },
  ];
}

/** Measures several things in alternation and returns the medians. */
async function takeTurns<Name extends string, T, F extends Record<string, number>>(
  things: Record<Name, T>,
  measure: (thing: T) => Promise<F>,
  turns = runs,
): Promise<Record<Name, F>> {
  const names = Object.keys(things) as Name[];
  const measured = new Map<Name, F[]>(names.map((name) => [name, []]));
  for (let run = 0; run < turns; run += 1) {
    for (const name of names) measured.get(name)?.push(await measure(things[name]));
  }
  return Object.fromEntries(names.map((name) => [name, medians(measured.get(name) ?? [])])) as Record<Name, F>;
}

function toMilliseconds(what: string, { p50, p95 }: Milliseconds, goal: string): Figure {
  return { what: `${what}: p50 / p95`, ours: `${p50.toFixed(1)} / ${p95.toFixed(1)}`, bare: '-', goal };
}

function times({ p50, p99 }: { p50: number; p99: number }): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
}

function heardTimes({ heardP50: p50, heardP99: p99 }: Record<'heardP50' | 'heardP99', number>): string {
  return times({ p50, p99 });
}

function cpu({ cpu: seconds }: { cpu: number }): string {
  return seconds.toFixed(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
