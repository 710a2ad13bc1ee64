import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { MessagesRepository } from '../../backend/src/chats/messages/messages.repository.js';
import { buildPrompt } from '../../backend/src/chats/replies/prompt.js';
import { countTokens } from '../../backend/src/common/tokens.js';
import type { TestDatabase } from '../support/database.js';
import { percentile } from './numbers.js';

const artist = {
  name: 'Mara Quill',
  musicGenre: 'indie folk',
  location: 'Leeds, UK',
  website: '',
  spotifyUrl: '',
  instagramUrl: '',
  twitterUrl: '',
  songTitle: 'Salt Road',
  songLink: '',
};

const present = { now: new Date('2026-11-23T12:00:00Z'), timeZone: 'Europe/London' };
const room = 128_000;

/** Milliseconds to load and build a chat's prompt, and to build it alone. */
export async function measurePrompts(
  database: TestDatabase,
  chatId: string,
  rounds: number,
): Promise<Record<'p50' | 'p95' | 'buildP95', number>> {
  const query = (sql: string, values: unknown[]) => database.query(sql, values);
  const messages = new MessagesRepository({ query } as unknown as DataSource);
  const whole: number[] = [];
  const built: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { summary, turns } = await messages.findSinceSummary(chatId);
    const read = performance.now();
    const prompt = buildPrompt({ artist, turns, summary, present, room });
    if (prompt.turns.length === 0) throw new Error('The prompt has no turns');
    built.push(performance.now() - read);
    whole.push(performance.now() - start);
  }
  return { p50: percentile(whole, 0.5), p95: percentile(whole, 0.95), buildP95: percentile(built, 0.95) };
}

/** Texts that are hard to tokenize: runs without spaces, and rare characters. */
const hardTexts = [
  'a'.repeat(8000),
  '🎸👩‍🎤🇮🇸'.repeat(615),
  Array.from({ length: 8000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join(''),
  'When do I pitch my single to radio? '.repeat(1000),
];

/** The longest time that counting a text's tokens blocked the event loop, in milliseconds. */
export async function measureCounting(): Promise<{ longest: number }> {
  let longest = 0;
  // The first call compiles the code.
  await countTokens('warm up '.repeat(500));
  for (const text of hardTexts) {
    let isDone = false;
    const watching = (async () => {
      for (let last = performance.now(); !isDone;) {
        await nextTurn();
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      }
    })();
    await countTokens(text);
    isDone = true;
    await watching;
  }
  return { longest };
}
