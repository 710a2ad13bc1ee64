import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chat } from '../../contract/chats/chat.js';
import type { Answer, Client } from '../support/client.js';
import type { CuttableLine } from '../support/faults/line.js';
import type { Tab } from '../support/faults/tab.js';
import type { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';

/** How long any call may need to be repeated, and a reply may take to end, in seconds. */
const patienceSeconds = 90;

/** After this many questions the artist starts another chat. */
const questionsPerChat = 20;

/** Statuses that ask the caller to retry. */
const tryAgain = [429, 502, 503, 504];

/** A stored message. */
interface Row {
  content: string;
  isUser: boolean;
  status: string;
}

/** Totals counted by all artists. */
export interface Counts {
  replies: number;
  complete: number;
  interrupted: number;
  exports: number;
  /** The longest time from a question to the end of its reply beyond what the model took, in seconds. */
  longestWait: number;
}

/** An artist who keeps asking in a tab, and checks every reply. */
export class SoakArtist {
  private tab: Tab | undefined;
  private readonly asked: string[] = [];

  private constructor(
    private readonly world: FaultWorld,
    private readonly client: Client,
    private readonly line: CuttableLine,
    private readonly random: () => number,
    private readonly counts: Counts,
  ) {}

  static async start(
    world: FaultWorld,
    client: Client,
    line: CuttableLine,
    random: () => number,
    counts: Counts,
  ): Promise<SoakArtist> {
    const artist = new SoakArtist(world, client, line, random, counts);
    await artist.begin();
    return artist;
  }

  /** Asks one question after another until told to stop. @throws Error about the first thing that is lost */
  async keepAsking(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (this.asked.length === questionsPerChat) {
        await this.exportChat();
        await this.begin();
      }
      await this.askOnce();
      await wait(this.random() * 1000);
    }
  }

  private async begin(): Promise<void> {
    this.tab?.close();
    this.asked.splice(0).forEach((question) => this.world.model.generations.delete(question));
    const chatId = await this.createChat();
    const open = (): Promise<Tab | undefined> => this.world.tab(this.client, chatId, this.line).catch(() => undefined);
    this.tab = await until(open, patienceSeconds);
  }

  private async createChat(): Promise<string> {
    const { body } = await this.repeat('a chat', async () => {
      const answer = await this.client.post<Chat & { chatId?: string }>('/api/chats', { title: 'Soak' });
      // An earlier call created it, but its response was lost.
      return answer.status === 409 && answer.body.chatId
        ? { ...answer, status: 200, body: { ...answer.body, id: answer.body.chatId } }
        : answer;
    });
    return body.id;
  }

  private async askOnce(): Promise<void> {
    const tokens = 20 + Math.floor(this.random() * 130);
    const question = ask({ tokens, perSecond: 60, seed: Math.floor(this.random() * 2 ** 31) });
    const id = randomUUID();
    const { chatId } = this.openTab;
    const askedAt = performance.now();
    await this.repeat('a message', () => this.client.send(chatId, question, id));
    this.asked.push(question);
    let seen = '';
    const note = (): void => {
      // Until then, the last row belongs to an earlier question.
      const row = this.openTab.rows[this.asked.length * 2 - 1];
      if (row) seen = row.content;
    };
    let stored: Row[] | undefined;
    const rows = await until(async () => {
      note();
      stored = await this.stored(chatId);
      return stored?.length === this.asked.length * 2 && stored.every(({ status }) => status !== 'streaming') && stored;
    }, patienceSeconds).catch(() => {
      const last = JSON.stringify(stored?.slice(-2));
      throw new Error(
        `"${question}" at ${this.client.url} had no reply after ${patienceSeconds} seconds; stored ${last}`,
      );
    });
    const reply = this.check(rows, seen);
    await this.expectInTab(rows);
    this.counts.replies += 1;
    this.counts[reply.status === 'complete' ? 'complete' : 'interrupted'] += 1;
    const seconds = (performance.now() - askedAt) / 1000 - tokens / 60;
    this.counts.longestWait = Math.max(this.counts.longestWait, seconds);
  }

  /** Every question once and in order, each with one reply: complete, or a beginning that includes what was on screen. */
  private check(rows: Row[], seen: string): Row {
    const questions = rows.filter((_, index) => index % 2 === 0);
    const replies = rows.filter((_, index) => index % 2 === 1);
    if (questions.some(({ content, isUser }, index) => !isUser || content !== this.asked[index]))
      throw new Error(`Asked ${JSON.stringify(this.asked)}, stored ${JSON.stringify(questions)}`);
    for (const [index, { content, isUser, status }] of replies.entries()) {
      const said = this.world.model.generations.get(this.asked[index] ?? '')?.tokens.join('') ?? '';
      const isRight = status === 'complete' ? content === said : status === 'failed' && said.startsWith(content);
      if (isUser || !isRight)
        throw new Error(`"${this.asked[index]}" got a ${status} reply, "${content}", of "${said}"`);
    }
    const last = replies.at(-1);
    if (!last?.content.startsWith(seen)) throw new Error(`Was on the screen: "${seen}", stored: "${last?.content}"`);
    return last;
  }

  private async expectInTab(rows: Row[]): Promise<void> {
    const asText = (all: Row[]): string => JSON.stringify(all.map(({ content, status }) => [content, status]));
    const isShown = async (): Promise<boolean> => asText(this.openTab.rows) === asText(rows);
    await until(isShown, patienceSeconds).catch(() => {
      throw new Error(`The tab shows ${asText(this.openTab.rows)}, stored is ${asText(rows)}`);
    });
  }

  private async exportChat(): Promise<void> {
    const { chatId } = this.openTab;
    const { text } = await this.repeat('an export', () => this.client.get(`/api/chats/${chatId}/export?format=md`));
    for (const question of this.asked) if (!text.includes(question)) throw new Error(`Not in the export: ${question}`);
    this.counts.exports += 1;
  }

  /** Repeats a call that a server refused for now, or that got no response. */
  private async repeat<T>(what: string, call: () => Promise<Answer<T>>): Promise<Answer<T>> {
    let last = '';
    const answer = await until(async () => {
      const got = await call().catch((error: unknown) => void (last = String(error)));
      if (got) last = `${got.status}: ${got.text}`;
      return got && !tryAgain.includes(got.status) && got;
    }, patienceSeconds).catch(() => {
      throw new Error(`${what} at ${this.client.url} was not answered for ${patienceSeconds} seconds; last ${last}`);
    });
    if (answer.status >= 300) throw new Error(`${what} answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  private get openTab(): Tab {
    if (!this.tab) throw new Error('There is no tab');
    return this.tab;
  }

  /** Undefined while PostgreSQL can't be asked. */
  private stored(chatId: string): Promise<Row[] | undefined> {
    return this.world.database
      .query<Row & Record<string, unknown>>(
        'SELECT content, is_user AS "isUser", status FROM messages WHERE chat_id = $1 ORDER BY position',
        [chatId],
      )
      .catch(() => undefined);
  }
}
