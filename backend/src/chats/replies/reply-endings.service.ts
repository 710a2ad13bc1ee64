import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { oneSheetMarker, oneSheetSentence, shortenedSentence, withoutMarker } from '../../../../contract/chats/chat.js';
import { draftIn } from '../../../../contract/rules/draft-rule.js';
import { ActivityService } from '../../activity/activity.service.js';
import { ProposalsService } from '../../facts/proposals.service.js';
import { AppError, NotFound } from '../../common/app-error.js';
import { Metrics } from '../../common/metrics.js';
import { countTokens, estimateTokens } from '../../common/tokens.js';
import { AnsweredNothing, AssistantFailed, PromptFiltered } from '../../providers/assistant/assistant.errors.js';
import { ChatTitlesService } from '../chat-titles.service.js';
import { SummariesService } from '../history/summaries.service.js';
import { BranchesRepository } from '../messages/branches.repository.js';
import { ExchangesRepository } from '../messages/exchanges.repository.js';
import { toMessage } from '../messages/message.js';
import type { MessageRow } from '../messages/message-row.js';
import type { Owner } from '../owner.js';
import type { LiveReply } from './live-reply.js';
import { type Ending, LiveTextStore } from './live-text.store.js';
import { ReplyEvents } from './reply-events.js';
import type { Outcome } from './reply-writer.js';

/** Backoff for storing an ended reply while PostgreSQL is unavailable, in milliseconds. */
const storeAgainAfter = [200, 500, 1000, 2000, 5000, 5000, 5000, 5000];

/** A write that takes longer may never return, so the end is also kept in Redis; in milliseconds. */
const slowWriteMs = 200;

/** Stores how a reply ended, notifies the tabs, and starts the follow-ups: title, summary, activity. */
@Injectable()
export class ReplyEndings {
  private readonly logger = new Logger(ReplyEndings.name);
  private readonly followUps = new Set<Promise<void>>();

  constructor(
    private readonly exchanges: ExchangesRepository,
    private readonly branches: BranchesRepository,
    private readonly events: ReplyEvents,
    private readonly titles: ChatTitlesService,
    private readonly summaries: SummariesService,
    private readonly activity: ActivityService,
    private readonly proposals: ProposalsService,
    private readonly texts: LiveTextStore,
    private readonly metrics: Metrics,
  ) {}

  /** Ends a reply when its text is complete or was interrupted. @throws if the end can't be stored */
  async finish(live: LiveReply, owner: Owner, { finish, failure }: Outcome): Promise<void> {
    if (live.endReason === 'deleted') return live.refuse(new NotFound());
    if (live.endReason === 'stopped') {
      await this.end(live, 'stopped');
      return this.proposeFacts(live, owner);
    }
    const content = contentOf(live);
    const isCut = !live.asksForSheet && (finish === 'length' || finish === 'content_filter');
    if (failure === null && content !== '' && !(isCut && live.isSilent)) {
      await this.end(live, isCut ? 'cut' : 'complete');
      this.followUp(live, owner, content);
      return;
    }
    const nothing = finish === 'content_filter' ? new PromptFiltered() : new AnsweredNothing();
    const error =
      failure === null ? nothing : failure instanceof AppError ? failure : new AssistantFailed({ cause: failure });
    this.logFailure(live, error);
    if (!live.hasBegun) return this.endUnbegun(live, owner, error);
    await this.end(live, 'failed', error);
    this.proposeFacts(live, owner);
  }

  /** Resolves once the follow-ups of all ended replies are done. */
  async idle(): Promise<void> {
    while (this.followUps.size > 0) await Promise.allSettled(this.followUps);
  }

  /** The reply's end doesn't wait for a follow-up, but a shutdown does: its model call is paid for. */
  private inBackground(followUp: Promise<void>): void {
    this.followUps.add(followUp);
    void followUp.finally(() => this.followUps.delete(followUp));
  }

  /** What the artist said counts however the reply ended. */
  private proposeFacts(live: LiveReply, owner: Owner): void {
    if (!owner.artist) return;
    const { chatId, userMessage, reply } = live.exchange;
    const origin = { messageId: userMessage.id, chatId, replyId: reply.id, timeZone: owner.timeZone };
    this.inBackground(this.proposals.proposeFrom(live.ownerId, [{ text: userMessage.content, origin }]));
  }

  private followUp(live: LiveReply, owner: Owner, content: string): void {
    const { chatId, isUntitled, userMessage, reply } = live.exchange;
    if (owner.artist) this.inBackground(this.count(live));
    this.proposeFacts(live, owner);
    const { turns, tokens } = live.saidBefore;
    this.inBackground(
      this.summaries.summariseOlder(live.ownerId, chatId, {
        upToPosition: reply.position,
        said: { turns: turns + 1, tokens: tokens + estimateTokens(content) },
        timeZone: owner.timeZone,
      }),
    );
    const answer = live.asksForSheet ? oneSheetSentence : content;
    if (isUntitled) this.inBackground(this.titles.name(live.ownerId, chatId, userMessage, answer));
  }

  /** Counts the reply in the artist's own activity figures. */
  private async count({ ownerId, exchange, text }: LiveReply): Promise<void> {
    await this.activity.record(ownerId, 'message_sent', exchange.userMessage.id);
    if (draftIn(text) !== null) await this.activity.record(ownerId, 'draft_made', exchange.reply.id);
  }

  /** Errors that only the operator can fix are logged where they occur, once a minute. */
  private logFailure(live: LiveReply, error: AppError): void {
    const line = { msg: `A reply failed: ${live.endReason ?? error.code}`, err: error.cause };
    if (error.isLogged) this.logger.debug(line);
    else this.logger.warn(line);
  }

  /**
   * Ends a reply that produced no text. If the sender still waits for a response and the message can be undone, undoes
   * it; otherwise keeps it with a failed reply. A retried reply keeps its previous text, and its call is refused.
   */
  private async endUnbegun(live: LiveReply, owner: Owner, error: AppError): Promise<void> {
    const { reply, fork, continues = false } = live.exchange;
    const isFirstTry = reply.attempt === 1;
    const isTakenBack = isFirstTry && !fork?.isFinal && live.isWaiting() && live.endReason !== 'shutdown';
    if (isTakenBack) {
      if (fork) await this.branches.undoFork(live.exchange, live.ownerId);
      else await this.exchanges.undo(live.exchange);
      this.record(live, 'taken_back');
      this.events.emitTakenBack(live, error);
    } else {
      // The reply stays cut off, as before.
      await this.end(live, continues ? 'cut' : 'failed', error);
      if (isFirstTry) this.proposeFacts(live, owner);
    }
    if (isTakenBack || !isFirstTry) live.refuse(error);
  }

  /** Stores the end, then emits it to the tabs. */
  private async end(live: LiveReply, status: Ending['status'], error?: AppError): Promise<void> {
    const text = status === 'cut' || live.isTrial ? withoutLastHeading(contentOf(live)) : contentOf(live);
    const content = live.text === '' && !live.asksForSheet ? undefined : text;
    const tokens = content === undefined ? undefined : await countTokens(content);
    const ended = await this.store(live, { status, content, tokens });
    if (!ended) return;
    this.record(live, status, tokens);
    if (!live.hasBegun) this.events.announce(live);
    live.ended = toMessage(ended);
    this.events.emitEnd(live, ended, error);
  }

  private record(live: LiveReply, outcome: Ending['status'] | 'taken_back', tokens = 0): void {
    this.metrics.replies.inc({ outcome });
    this.logger.log({ chatId: live.exchange.chatId, outcome, tokens, ms: live.ageMs, msg: 'Reply ended' });
  }

  private async store(live: LiveReply, ending: Ending): Promise<MessageRow | null> {
    const { status, content, tokens } = ending;
    const write = async (): Promise<MessageRow | null> => {
      const slow = setTimeout(() => void this.texts.storeEnding(live, ending), slowWriteMs);
      try {
        return await this.exchanges.end(live.exchange.reply, status, content, tokens);
      } finally {
        clearTimeout(slow);
      }
    };
    for (const pause of storeAgainAfter) {
      try {
        return await write();
      } catch (error) {
        this.logger.error({ err: error, msg: 'Reply end not stored; retrying' });
        await this.texts.storeEnding(live, ending);
        await wait(pause);
      }
    }
    return write();
  }
}

/** The full text of a reply for storage. */
function contentOf(live: LiveReply): string {
  return live.asksForSheet ? oneSheetMarker : withoutMarker(live.text);
}

const isHeading = (line: string): boolean => /^\s*(?:#{1,6}(?:\s|$)|\*\*[^*]+\*\*:?\s*$)/.test(line);

/** Removes a trailing heading with nothing below it, left where the text was cut or shortened. */
export function withoutLastHeading(text: string): string {
  const [body = '', ...rest] = text.split(new RegExp(`(?=${shortenedSentence})`));
  const lines = body.trimEnd().split('\n');
  const isSpare = (line = ''): boolean => line.trim() === '' || isHeading(line);
  if (!isHeading(lines.at(-1) ?? '')) return text;
  while (lines.length > 0 && isSpare(lines.at(-1))) lines.pop();
  return lines.length === 0 ? text : [lines.join('\n'), ...rest].join('\n\n');
}
