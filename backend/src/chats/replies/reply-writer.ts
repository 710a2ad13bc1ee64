import { Inject, Injectable } from '@nestjs/common';
import { StepsService } from '../../assistant/steps.service.js';
import { type LoopItem, ToolLoop } from '../../assistant/tool-loop.js';
import { toolMs } from '../../assistant/tool-runner.js';
import { PromptAttachments } from '../../attachments/prompt-attachments.service.js';
import { Clock } from '../../common/clock.js';
import { estimateTokens } from '../../common/tokens.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { splitPasted } from '../../facts/own-words.js';
import type { FinishReason, Prompt } from '../../providers/assistant/assistant.js';
import { reasoningRoom } from '../../providers/assistant/request-features.js';
import { RecallService } from '../history/recall.service.js';
import { measure } from '../history/summary.js';
import type { Exchange } from '../messages/exchange.js';
import type { MessageRow } from '../messages/message-row.js';
import { MessagesRepository, type SinceSummary } from '../messages/messages.repository.js';
import type { Owner } from '../owner.js';
import type { LiveReply } from './live-reply.js';
import { buildPrompt, type Memory, type Turn } from './prompt.js';

/** Data read in parallel with storing the exchange, so that the model can be called at once. */
export interface Reading {
  /** The chat's turns since its last summary. */
  since: Promise<SinceSummary | undefined>;
  memory: Promise<Memory>;
}

/** How a reply's text ended. */
export interface Outcome {
  /** Null if the stream was interrupted. */
  finish: FinishReason | null;
  /** The error, or null. */
  failure: unknown;
}

/** What share of a prompt to keep if it turned out too long for the model. */
const shorterShare = 0.5;

/** Builds a reply's prompt and streams the model's text, within time limits. */
@Injectable()
export class ReplyWriter {
  constructor(
    private readonly loop: ToolLoop,
    private readonly steps: StepsService,
    private readonly messages: MessagesRepository,
    private readonly recall: RecallService,
    private readonly attachments: PromptAttachments,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Streams the model's text. Time limits apply to the first piece, between pieces, while the model reasons or uses
   * tools, and overall.
   */
  async write(live: LiveReply, owner: Owner, reading?: Reading): Promise<Outcome> {
    const { firstTokenMs, reasoningMs, stallMs, totalMs } = this.env.assistant;
    const tooLate = (): void => live.end('late');
    const limit = setTimeout(tooLate, totalMs);
    let watchdog = setTimeout(tooLate, firstTokenMs);
    let waitsFor = firstTokenMs;
    const waitFor = (ms: number): void => {
      if (ms === waitsFor) return void watchdog.refresh();
      clearTimeout(watchdog);
      watchdog = setTimeout(tooLate, ms);
      waitsFor = ms;
    };
    let finish: FinishReason | null = null;
    try {
      for await (const item of this.callModel(live, owner, reading)) {
        if (typeof item === 'string') {
          live.add(item);
          waitFor(stallMs);
        } else if (item.type === 'reasoning') waitFor(reasoningMs);
        else if (item.type === 'step_start') {
          live.startStep();
          waitFor(toolMs + stallMs);
        } else if (item.type === 'step') {
          live.addStep(item.step);
          waitFor(firstTokenMs);
        } else {
          finish = item.finish;
          live.asksForSheet = item.endsReply;
        }
      }
      return { finish, failure: null };
    } catch (error) {
      return { finish: null, failure: error };
    } finally {
      clearTimeout(watchdog);
      clearTimeout(limit);
    }
  }

  private async *callModel(live: LiveReply, owner: Owner, reading?: Reading): AsyncGenerator<LoopItem> {
    const { chatId, userMessage, reply, continues = false } = live.exchange;
    const [{ summary, turns }, memory, done] = await Promise.all([
      this.readTurns(live.exchange, reading?.since),
      reading?.memory ?? this.recall.recall(owner, chatId, userMessage.content),
      // Only a retried or continued reply has any.
      reply.attempt === 1 ? [] : this.steps.listFinished(reply.id),
    ]);
    live.saidBefore = measure(turns);
    const { timeZone } = owner;
    const present = { now: this.clock.now(), timeZone };
    const said = await this.withFiles(owner, turns);
    const all = continues ? [...said, { ...reply, content: live.start }] : said;
    const promptIn = (room: number): Prompt =>
      buildPrompt({ artist: owner.artist, turns: all, present, memory, summary, continues, done, room });
    const { contextTokens, replyTokens, effort } = this.env.assistant;
    const room = contextTokens - replyTokens - reasoningRoom(effort, contextTokens);
    const prompt = promptIn(room);
    yield* this.loop.run({
      subject: { purpose: 'reply', ownerId: live.ownerId, messageId: reply.id },
      prompt,
      // A short conversation may take up much less than the room.
      shorter: () => promptIn(Math.min(room, sizeOf(prompt)) * shorterShare),
      audience: owner.artist ? 'account' : 'guest',
      caller: {
        accountId: owner.id,
        chatId,
        replyId: reply.id,
        userMessageId: userMessage.id,
        isMixed: async () => hasOthersWords(turns, memory) || this.recall.isFromOthers(owner.id, memory.draftReply),
        timeZone,
        signal: live.signal,
      },
      done,
    });
  }

  /** Adds the parts of attachments that the model gets to see. */
  private async withFiles(owner: Owner, turns: MessageRow[]): Promise<Turn[]> {
    const ids = turns.filter(({ attachments }) => attachments?.length).map(({ id }) => id);
    if (ids.length === 0) return turns;
    const newest = turns.findLast(({ isUser }) => isUser);
    const files = await this.attachments.of(owner.id, ids, newest?.id ?? null);
    return turns.map((turn) => ({ ...turn, files: files.get(turn.id) }));
  }

  /** A chat's turns since its last summary, ending with the artist's message. */
  private async readTurns(
    { chatId, userMessage }: Exchange,
    early?: Promise<SinceSummary | undefined>,
  ): Promise<SinceSummary> {
    const read = await early;
    const before = read?.turns.filter((row) => row.position < userMessage.position);
    const last = before?.at(-1);
    // The early read is good enough if it ends with the message being continued, a reply that had ended. The turns
    // before that are the same on every branch.
    const isWhole = (last?.id ?? null) === userMessage.parentId && last?.status !== 'streaming';
    if (read && before && isWhole) return { summary: read.summary, turns: [...before, userMessage] };
    return this.messages.findSinceSummary(chatId, userMessage.position);
  }
}

/**
 * Whether other people's words are in what a prompt is built from, apart from its draft: pasted text, or files. The
 * names and outlets of pitches don't count: they are of contacts that the artist chose to write to, and have no answers.
 */
function hasOthersWords(turns: readonly MessageRow[], memory: Memory): boolean {
  const isPasted = (text: string): boolean => splitPasted(text).pasted !== '';
  return (
    memory.hasOthersWords ||
    turns.some(({ isUser, content, attachments }) => isUser && ((attachments?.length ?? 0) > 0 || isPasted(content)))
  );
}

/** Approximate size of a prompt in tokens. */
function sizeOf({ system, turns }: Prompt): number {
  return turns.reduce((sum, { text }) => sum + estimateTokens(text), estimateTokens(system));
}
