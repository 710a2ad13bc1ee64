import { checkDocument } from '../../backend/src/documents/check-document.js';
import type { Known } from '../../backend/src/documents/proof/prove.js';
import type { Document } from '../../contract/documents/document.js';
import { findChromium } from '../../scripts/services/chromium.mjs';
import { Client } from '../support/client.js';
import { seeded } from '../support/seeded.js';
import { percentile } from './numbers.js';
import type { Setting } from './setting.js';
import type { Subject } from './subject.js';

const documents = 500;
const versions = 100;
const characters = 20_000;
const facts = 500;
const messages = 300;
const checks = 100;
const saves = 40;
const files = 20;
const prints = 8;

const today = '2026-11-24';
const names = ['Mara Quill', 'Jonas Reed', 'Brudenell Social Club', 'Harbour Lights', 'Low Tide Records', 'Ana Núñez'];
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

function factAt(at: number): string {
  const all = [
    `Show ${at}: ${1 + (at % 28)} ${pick(months, at)} 2027, ${pick(names, at)} in Leeds, £${5 + (at % 20)}`,
    `${pick(names, at)} number ${at}`,
    `https://example.com/fact/${at}`,
    `We had ${at * 37} streams in week ${at}`,
  ];
  return pick(all, at);
}

function messageAt(at: number): string {
  return `We talked to ${pick(names, at)} about the single, and on ${1 + (at % 28)} ${pick(months, at * 3)} we play at ${pick(names, at * 5)}
in Manchester for about ${at * 11} people; "it was a cold night ${at}", she said. Can you help me to write to some blogs tomorrow?
See maraquill.com/live${at}. It is not finished yet, and the band thinks that we should wait until the second single is out.`;
}

/** 700 words with names, figures, dates, quotes and links. */
function pressRelease(): string {
  const paragraphs = Array.from(
    { length: 9 },
    (_, at) =>
      `**LEEDS, ${1 + at} ${pick(months, at)} 2027** — ${pick(names, at)} releases "Salt Road" with ${pick(names, at + 1)} and plays ${at * 11} seats
at ${pick(names, at + 2)}. “it was a cold night ${at}”, says Mara Quill of the songs, which were written over two winters in a small house
near the coast with three friends, borrowed microphones and little else. Tickets cost £${5 + at} at https://example.com/fact/${at * 4 + 2},
doors open at 19:30, and the band will travel on to Manchester and Glasgow the next day.`,
  );
  return `# Mara Quill Releases Salt Road\n\nFOR IMMEDIATE RELEASE\n\n${paragraphs.join('\n\n')}\n\n## About Mara Quill\n\nShe sings.\n\n###\n`;
}

export type Milliseconds = Record<'p50' | 'p95', number>;

const summaryOf = (times: number[]): Milliseconds => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });

async function timesOf(count: number, work: (at: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    await work(at);
    times.push(performance.now() - began);
  }
  return times;
}

/**
 * Rules and proof alone, of a text that changes each time, with the sources' texts as they come from the database.
 * @param isTalking whether the artist has sent another message since the last check
 */
export async function measureProof(isTalking: boolean): Promise<Milliseconds> {
  const fresh = (text: string): string => Buffer.from(text).toString();
  const knownAt = (at: number): Known => ({
    facts: Array.from({ length: facts }, (_, of) => ({ factId: `f${of}`, text: fresh(factAt(of)) })),
    words: Array.from({ length: messages }, (_, of) => of + (isTalking ? at : 0)).map((of) => ({
      ...{ messageId: `m${of}`, saidOn: today, isPasted: false },
      text: fresh(messageAt(of)),
    })),
    today,
  });
  const times: number[] = [];
  for (let at = -20; at < checks; at += 1) {
    const markdown = `${pressRelease()}\nDraft ${at}, for ${pick(names, at + 20)}.\n`;
    const known = knownAt(at + 20);
    const [time = 0] = await timesOf(1, () => checkDocument('press_release', markdown, known));
    if (at >= 0) times.push(time);
  }
  return summaryOf(times);
}

/** An artist with the maximum of documents, versions and facts. */
export class DocumentWriter {
  private constructor(
    private readonly setting: Setting,
    private readonly client: Client,
    private document: Document,
  ) {}

  static async start(setting: Setting, product: Subject): Promise<DocumentWriter> {
    const client = new Client(product.url, setting.database);
    const { id: userId } = await client.subscribe();
    const random = seeded(7);
    const text = Array.from({ length: characters / 8 }, () => random().toString(36).slice(2, 9).padEnd(7, 'x')).join(
      ' ',
    );
    await setting.database.query(
      `INSERT INTO documents (id, user_id, kind, title, markdown, version)
       SELECT gen_random_uuid(), $1, 'other', 'Draft ' || n, left($2, ${characters}), ${versions} FROM generate_series(1, ${documents - 1}) n`,
      [userId, text],
    );
    await setting.database.query(
      `INSERT INTO document_versions (document_id, version, written_by, title, markdown)
       SELECT d.id, n, 'artist', d.title, d.markdown FROM documents d, generate_series(1, ${versions}) n WHERE d.user_id = $1`,
      [userId],
    );
    for (let at = 0; at < facts; at += 1) {
      const { status } = await client.post('/api/facts', { kind: 'preference', value: factAt(at) });
      if (status !== 201) throw new Error(`Fact ${at} was refused: ${status}`);
    }
    await setting.database.query('ANALYZE documents, document_versions, facts');
    const body = { kind: 'press_release', title: 'Salt Road', markdown: pressRelease() };
    const { body: document } = await client.post<Document>('/api/documents', body);
    return new DocumentWriter(setting, client, document);
  }

  /** Saves a 700-word text several times, each as a version, with its rules and proof. */
  async measureSaves(): Promise<Milliseconds> {
    return summaryOf(await timesOf(saves, (at) => this.save(`${pressRelease()}\nDraft ${at}\n`)));
  }

  async measureDocx(): Promise<Milliseconds> {
    return summaryOf(await timesOf(files, () => this.download('docx')));
  }

  /** Prints several versions with a warm browser. */
  async measurePdf(): Promise<Milliseconds> {
    const { executablePath, env } = await findChromium();
    const worker = await this.setting.startWorker({ ...env, PUPPETEER_EXECUTABLE_PATH: executablePath });
    await this.download('pdf');
    const times: number[] = [];
    for (let at = 0; at < prints; at += 1) {
      await this.save(`${pressRelease()}\nPrint ${performance.now()} ${at}\n`);
      times.push(...(await timesOf(1, () => this.download('pdf'))));
    }
    await worker.kill();
    return summaryOf(times);
  }

  private async save(markdown: string): Promise<void> {
    const { id, version: baseVersion } = this.document;
    const answer = await this.client.call<Document>('PUT', `/api/documents/${id}`, { markdown, baseVersion });
    if (answer.status !== 200) throw new Error(`A save was refused: ${answer.status} ${answer.text}`);
    this.document = answer.body;
  }

  private async download(format: 'docx' | 'pdf'): Promise<void> {
    const response = await fetch(`${this.client.url}/api/documents/${this.document.id}/file?format=${format}`, {
      headers: { cookie: this.client.cookie },
    });
    const bytes = await response.arrayBuffer();
    if (!response.ok || bytes.byteLength < 1000) throw new Error(`No ${format}: ${response.status}`);
  }
}
