import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { gatherWindowMs } from '../../../contract/limits.js';
import { ask, type Generation, type PacedModel } from '../../support/models/paced-model.js';
import { percentile } from '../numbers.js';
import type { Heard, Reader } from './reader.js';

/** A server that relays replies, and its readers, each with its own chat. */
export interface Relay {
  name: string;
  readers: Reader[];
  /** Adds readers up to this number. */
  grow: (streams: number) => Promise<void>;
  /** Gives a reader an empty chat; not measured. */
  prepare: (reader: Reader) => Promise<void>;
  /** Sends a reader's message in it. */
  ask: (reader: Reader, question: string) => Promise<Heard>;
  /**
   * How long its last request took on the server, in milliseconds; the response is sent right after the first piece.
   */
  takeAnswerTime: (reader: Reader) => Promise<number>;
  cpuSeconds: () => number;
}

const perSecond = 50;

/** Between the starts of the replies beside a measured one, and until all of them have begun, in milliseconds. */
const apartMs = 20;
const settleMs = 1000;

/** How long a measured request takes at most, on average, in seconds. */
const askSeconds = 0.25;

/** All replies of a run have started by then. */
const startMs = 500;
let seed = 0;

/** Larger bursts would be shed. */
const preparedAtOnce = 50;

/** Runs replies whose starts are spread over some time, and checks that each was received as sent. */
async function listen(
  model: PacedModel,
  relay: Relay,
  readers: Reader[],
  tokens: number,
  spreadMs = 0,
): Promise<{ heard: Heard; said: Generation }[]> {
  return Promise.all(
    readers.map(async (reader, index) => {
      await wait((spreadMs * index) / readers.length);
      const question = ask({ tokens, perSecond, seed: (seed += 1) });
      const heard = await relay.ask(reader, question);
      const said = model.saidTo(question);
      model.generations.delete(question);
      const text = said.tokens.join('');
      if (heard.gaps > 0 || heard.repeats > 0 || heard.text !== text || heard.whole !== text) {
        throw new Error(`${relay.name} lost or repeated something: ${heard.gaps} gaps, ${heard.repeats} repeats`);
      }
      return { heard, said };
    }),
  );
}

/**
 * The time to the first piece minus the model's own, in milliseconds, while `others`, all of which have begun, receive
 * long replies: on the server, from the request's arrival until its response, and at the reader, from sending until the piece.
 */
export async function measureFirstPiece(
  model: PacedModel,
  relay: Relay,
  { asks, others }: { asks: number; others: number },
): Promise<Record<'p50' | 'p99' | 'heardP50' | 'heardP99', number>> {
  const [reader, ...rest] = relay.readers;
  if (!reader) throw new Error('There is no reader');
  await Promise.all(rest.slice(0, others).map((one) => relay.prepare(one)));
  const spreadMs = others * apartMs;
  const tokens = Math.ceil(((spreadMs + settleMs) / 1000 + asks * askSeconds) * perSecond);
  const beside = listen(model, relay, rest.slice(0, others), tokens, spreadMs);
  if (others > 0) await wait(spreadMs + settleMs);
  const atServer: number[] = [];
  const atReader: number[] = [];
  for (let number = 0; number < asks; number += 1) {
    await relay.prepare(reader);
    const [one] = await listen(model, relay, [reader], 4);
    if (!one) throw new Error('Nothing was heard');
    const { heard, said } = one;
    const models = (said.sentAt[0] ?? NaN) - said.askedAt;
    atServer.push((await relay.takeAnswerTime(reader)) - models);
    atReader.push((heard.pieces[0]?.at ?? NaN) - heard.askedAt - models);
  }
  await beside;
  return {
    p50: percentile(atServer, 0.5),
    p99: percentile(atServer, 0.99),
    heardP50: percentile(atReader, 0.5),
    heardP99: percentile(atReader, 0.99),
  };
}

/**
 * The server's share of the time to the first piece, in milliseconds, if all messages are sent at once; of a message
 * that was shed and sent again, the last time.
 */
export async function measureBurst(
  model: PacedModel,
  relay: Relay,
  streams: number,
): Promise<{ p50: number; p99: number; refusals: number }> {
  const readers = relay.readers.slice(0, streams);
  await pLimit(preparedAtOnce).map(readers, (reader) => relay.prepare(reader));
  const replies = await listen(model, relay, readers, perSecond);
  const shares = await Promise.all(
    replies.map(async ({ said }, index) => {
      const reader = readers[index];
      if (!reader) throw new Error('There is no reader');
      return (await relay.takeAnswerTime(reader)) - ((said.sentAt[0] ?? NaN) - said.askedAt);
    }),
  );
  const refusals = replies.reduce((sum, { heard }) => sum + heard.refusals, 0);
  return { p50: percentile(shares, 0.5), p99: percentile(shares, 0.99), refusals };
}

/** A number of replies and their length. */
interface Crowd {
  streams: number;
  tokens: number;
  /** The interval in which they start, in milliseconds; without it all at once. */
  spreadMs?: number;
}

/** Many replies: the delay of their pieces, and their cost. `beside` runs while they stream. */
export async function measureMany(
  model: PacedModel,
  relay: Relay,
  { streams, tokens, spreadMs }: Crowd,
  beside?: () => Promise<unknown>,
): Promise<{ p50: number; p99: number; cpu: number; refusals: number }> {
  const readers = relay.readers.slice(0, streams);
  await pLimit(preparedAtOnce).map(readers, (reader) => relay.prepare(reader));
  const cpuBefore = relay.cpuSeconds();
  const underWay = wait(startMs).then(beside);
  const replies = await listen(model, relay, readers, tokens, spreadMs);
  await underWay;
  const cpu = ((relay.cpuSeconds() - cpuBefore) / (streams * tokens)) * 1_000_000;
  const delays = replies.flatMap(({ heard, said }) => delaysOf(heard, said));
  const refusals = replies.reduce((sum, { heard }) => sum + heard.refusals, 0);
  return { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99), cpu, refusals };
}

/**
 * The largest of the given numbers (ascending) of concurrent replies at which 99% of the pieces are at most `latest`
 * milliseconds late and no reply is shed; 0 if none is.
 */
export async function findMostStreams(
  model: PacedModel,
  relay: Relay,
  numbers: readonly number[],
  { latest, ...size }: { tokens: number; spreadMs: number; latest: number },
): Promise<number> {
  let most = 0;
  for (const streams of numbers) {
    await relay.grow(streams);
    const { p99, refusals } = await measureMany(model, relay, { streams, ...size });
    if (p99 > latest || refusals > 0) break;
    most = streams;
  }
  return most;
}

/**
 * Each piece's delay in milliseconds: since its oldest token left the model and, except for the first piece, after the
 * batching window.
 */
function delaysOf({ pieces }: Heard, { tokens, sentAt }: Generation): number[] {
  const sentByOffset = new Map<number, number>();
  let offset = 0;
  tokens.forEach((token, index) => {
    sentByOffset.set(offset, sentAt[index] ?? NaN);
    offset += token.length;
  });
  return pieces.map((piece) => {
    const due = (sentByOffset.get(piece.offset) ?? NaN) + (piece.offset === 0 ? 0 : gatherWindowMs);
    return piece.at - due;
  });
}
