import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Message, SentMessage } from '../../../../contract/chats/chat.js';
import type { EditMessageBody } from '../../../../contract/chats/edit-message.body.js';
import type { RegenerateBody } from '../../../../contract/chats/regenerate.body.js';
import type { RetryBody } from '../../../../contract/chats/retry.body.js';
import type { SendMessageBody } from '../../../../contract/chats/send-message.body.js';
import { NotFound } from '../../common/app-error.js';
import { countTokens } from '../../common/tokens.js';
import { FactsService } from '../../facts/facts.service.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { BranchesRepository } from './branches.repository.js';
import { AttachmentGone } from '../../attachments/attachment.errors.js';
import { MessageLimitExceeded, NothingToRetry, ReplyInFlight } from '../chats.errors.js';
import { ChatsRepository } from '../chats.repository.js';
import type { Beginning, Exchange } from './exchange.js';
import { ExchangesRepository } from './exchanges.repository.js';
import { IdempotentCalls } from './idempotent-calls.js';
import { MessageAllowance } from './message-allowance.service.js';
import { toMessage } from './message.js';
import { MessagesRepository } from './messages.repository.js';
import type { Owner } from '../owner.js';
import { RecallService } from '../history/recall.service.js';
import { ReplyService } from '../replies/reply.service.js';
import type { Reading } from '../replies/reply-writer.js';

/** Result of a send. */
interface Sent {
  sent: SentMessage;
  /** The guest's message count; null for an account and for a repeat. */
  trialCount: number | null;
  /** True if the client id was already used, so nothing was sent. */
  isRepeat: boolean;
}

/** Result of a retry or a continuation. */
type Restarted = Pick<Sent, 'sent' | 'isRepeat'>;

/** A reply to restart. */
interface RestartRequest {
  chatId: string;
  replyId: string;
  how: 'again' | 'continue';
  clientMessageId: string | undefined;
}

/**
 * Sends, retries, edits and regenerates messages, and switches versions. Each starts or shows an exchange;
 * `ReplyService` writes the reply itself.
 */
@Injectable()
export class ExchangesService {
  private readonly sends = new IdempotentCalls<Sent>();
  private readonly forks = new IdempotentCalls<SentMessage>();
  private readonly restarts = new IdempotentCalls<Restarted>();

  constructor(
    private readonly exchanges: ExchangesRepository,
    private readonly branches: BranchesRepository,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly replies: ReplyService,
    private readonly recall: RecallService,
    private readonly facts: FactsService,
    private readonly broadcaster: Broadcaster,
    private readonly allowance: MessageAllowance,
  ) {}

  /**
   * Sends a message and returns as soon as the reply has begun. A repeated client id returns the earlier result, even
   * if a new message would be refused, and costs nothing.
   * @param isWaiting whether the caller is still there to receive a failure
   * @throws NotFound, AttachmentGone, MessageLimitExceeded, TooManyMessages, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  send(owner: Owner, chatId: string, body: SendMessageBody, isWaiting: () => boolean): Promise<Sent> {
    return this.sends.run(keyOf(owner, chatId, body), isWaiting, (isAnyWaiting) =>
      this.sendOnce(owner, chatId, body, isAnyWaiting),
    );
  }

  /** The exchange that this client id started earlier, or null if the id is new. */
  async findSent(ownerId: string, chatId: string, body: RegenerateBody): Promise<SentMessage | null> {
    if (!body.clientMessageId) return null;
    const earlier = await this.exchanges.findByClientId(ownerId, chatId, body.clientMessageId);
    return earlier && this.show(earlier);
  }

  /** The exchange whose reply this client id restarted earlier, or null if the id is new. */
  async findRestarted(
    ownerId: string,
    chatId: string,
    replyId: string,
    { clientMessageId }: RetryBody,
  ): Promise<SentMessage | null> {
    if (!clientMessageId) return null;
    const earlier = await this.exchanges.findRestarted(ownerId, chatId, replyId, clientMessageId);
    return earlier && this.show(earlier);
  }

  /**
   * Rewrites the last reply if it was stopped or failed. A repeated client id returns that reply and restarts nothing.
   * @throws MessageLimitExceeded if a guest has no message left
   * @throws NotFound, NothingToRetry, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  retry(
    owner: Owner,
    chatId: string,
    replyId: string,
    { clientMessageId }: RetryBody,
    isWaiting: () => boolean,
  ): Promise<Restarted> {
    return this.restart(owner, { chatId, replyId, how: 'again', clientMessageId }, isWaiting);
  }

  /**
   * Continues a reply in place if it hit the model's limit; a guest's only if it is the last. A repeated client id
   * returns that reply and continues nothing.
   * @throws NotFound, NothingToRetry, ReplyInFlight, Overloaded, and the model's errors: the reply then stays cut
   */
  continue(
    owner: Owner,
    chatId: string,
    replyId: string,
    { clientMessageId }: RetryBody,
    isWaiting: () => boolean,
  ): Promise<Restarted> {
    return this.restart(owner, { chatId, replyId, how: 'continue', clientMessageId }, isWaiting);
  }

  private restart(owner: Owner, request: RestartRequest, isWaiting: () => boolean): Promise<Restarted> {
    const key = keyOf(owner, request.chatId, request);
    return this.restarts.run(key && `${key}/${request.replyId}`, isWaiting, (isAnyWaiting) =>
      this.restartOnce(owner, request, isAnyWaiting),
    );
  }

  private async restartOnce(owner: Owner, request: RestartRequest, isWaiting: () => boolean): Promise<Restarted> {
    const { chatId, replyId, how, clientMessageId } = request;
    let endTurn: () => void;
    try {
      endTurn = await this.admit(owner);
    } catch (refusal) {
      const earlier = await this.findRestarted(owner.id, chatId, replyId, request);
      if (!earlier) throw refusal;
      return { sent: earlier, isRepeat: true };
    }
    const exchange = await this.orGiveBack(
      owner,
      this.exchanges.restart(owner, chatId, replyId, how, clientMessageId ?? null),
    ).finally(endTurn);
    if (exchange !== null && exchange !== 'in_flight') {
      return { sent: await this.reply(owner, exchange, isWaiting), isRepeat: false };
    }
    await this.refund(owner);
    const earlier = await this.findRestarted(owner.id, chatId, replyId, request);
    if (earlier) return { sent: earlier, isRepeat: true };
    if (exchange === 'in_flight') throw new ReplyInFlight();
    if (!(await this.chats.findOwned(owner.id, chatId))) throw new NotFound();
    throw new NothingToRetry();
  }

  /**
   * Edits a message by adding a new version, and has it answered; the old version is kept with everything after it.
   * @throws NotFound, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  edit(
    owner: Owner,
    chatId: string,
    messageId: string,
    body: EditMessageBody,
    isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.forks.run(keyOf(owner, chatId, body), isWaiting, async (isAnyWaiting) => {
      const question = { id: uuidv7(), text: body.message, tokens: await countTokens(body.message) };
      return this.fork(owner, chatId, messageId, question, body, isAnyWaiting);
    });
  }

  /**
   * Regenerates a reply; the old version is kept with everything after it, except the trial's closing reply.
   * @throws NotFound, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  regenerate(
    owner: Owner,
    chatId: string,
    messageId: string,
    body: RegenerateBody,
    isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.forks.run(keyOf(owner, chatId, body), isWaiting, (isAnyWaiting) =>
      this.fork(owner, chatId, messageId, null, body, isAnyWaiting),
    );
  }

  /**
   * Switches to a version of a message, with what followed it when it was last viewed. @throws NotFound, ReplyInFlight
   */
  async choose(ownerId: string, chatId: string, messageId: string): Promise<void> {
    const chosen = await this.branches.choose(ownerId, chatId, messageId);
    if (chosen === 'in_flight') throw new ReplyInFlight();
    if (!chosen) throw new NotFound();
    this.broadcaster.emit(ownerId, 'branch:switch', { chatId });
  }

  private async sendOnce(owner: Owner, chatId: string, body: SendMessageBody, isWaiting: () => boolean): Promise<Sent> {
    let endTurn: () => void;
    try {
      if (!owner.trial) this.allowance.check(owner.id);
      endTurn = await this.replies.admit();
    } catch (refusal) {
      return { sent: await this.findSentOrRefuse(refusal, owner.id, chatId, body), trialCount: null, isRepeat: true };
    }
    try {
      return await this.sendInTurn(owner, chatId, body, isWaiting, endTurn);
    } finally {
      endTurn();
    }
  }

  /** @param endTurn called once all data is stored and read, before the model answers */
  private async sendInTurn(
    owner: Owner,
    chatId: string,
    body: SendMessageBody,
    isWaiting: () => boolean,
    endTurn: () => void,
  ): Promise<Sent> {
    const tokens = await countTokens(body.message);
    const starting = this.exchanges.insertExchange({
      owner,
      chatId,
      userMessageId: uuidv7(),
      replyId: uuidv7(),
      text: body.message,
      tokens,
      clientMessageId: body.clientMessageId ?? null,
      attachmentIds: body.attachmentIds,
    });
    // Read in parallel with the insert; the results are only used once the chat is known to be the owner's.
    const reading: Reading = {
      since: this.messages.findSinceSummary(chatId).catch(() => undefined),
      memory: this.recall.recall(owner, chatId, body.message),
    };
    void Promise.allSettled([starting, reading.since, reading.memory]).then(endTurn);
    const [started, allowed] = await Promise.allSettled([
      starting,
      owner.trial || this.allowance.spendMessage(owner.id),
    ]);
    if (started.status === 'rejected') {
      if (allowed.status === 'fulfilled') await this.refund(owner);
      throw started.reason;
    }
    const exchange = started.value;
    if (exchange !== null && exchange !== 'in_flight') {
      if (allowed.status === 'rejected') {
        // The account is over its limit, which we only learn now.
        await this.exchanges.undo(exchange);
        throw allowed.reason;
      }
      const sent = await this.reply(owner, exchange, isWaiting, reading);
      return { sent, trialCount: exchange.trialCount, isRepeat: false };
    }
    if (allowed.status === 'fulfilled') await this.refund(owner);
    const earlier = await this.findSent(owner.id, chatId, body);
    if (earlier) return { sent: earlier, trialCount: null, isRepeat: true };
    if (allowed.status === 'rejected') throw allowed.reason;
    if (exchange === 'in_flight') throw new ReplyInFlight();
    if (!(owner.trial || body.attachmentIds?.length) || !(await this.chats.findOwned(owner.id, chatId)))
      throw new NotFound();
    throw owner.trial ? new MessageLimitExceeded() : new AttachmentGone();
  }

  /**
   * Counts a reply against the account's allowance once it is its turn. Guests are counted by their trial.
   * @returns ends the turn
   */
  private async admit(owner: Owner): Promise<() => void> {
    const endTurn = await this.replies.admit();
    try {
      if (!owner.trial) await this.allowance.spendMessage(owner.id);
      return endTurn;
    } catch (refusal) {
      endTurn();
      throw refusal;
    }
  }

  /** Refunds the allowance of a call that began no reply: the model wasn't called. */
  private async refund(owner: Owner): Promise<void> {
    if (!owner.trial) await this.allowance.refund(owner.id);
  }

  private async orGiveBack(owner: Owner, beginning: Promise<Beginning>): Promise<Beginning> {
    try {
      return await beginning;
    } catch (error) {
      await this.refund(owner);
      throw error;
    }
  }

  /** The exchange that a refused call's client id started earlier. @throws the refusal if the id is new */
  private async findSentOrRefuse(
    refusal: unknown,
    ownerId: string,
    chatId: string,
    body: RegenerateBody,
  ): Promise<SentMessage> {
    const earlier = await this.findSent(ownerId, chatId, body);
    if (!earlier) throw refusal;
    return earlier;
  }

  private async fork(
    owner: Owner,
    chatId: string,
    messageId: string,
    question: { id: string; text: string; tokens: number } | null,
    body: RegenerateBody,
    isWaiting: () => boolean,
  ): Promise<SentMessage> {
    let endTurn: () => void;
    try {
      endTurn = await this.admit(owner);
    } catch (refusal) {
      return this.findSentOrRefuse(refusal, owner.id, chatId, body);
    }
    const clientMessageId = body.clientMessageId ?? null;
    const exchange = await this.orGiveBack(
      owner,
      this.branches.fork({ ownerId: owner.id, chatId, messageId, question, replyId: uuidv7(), clientMessageId }),
    ).finally(endTurn);
    if (exchange !== null && exchange !== 'in_flight') return this.reply(owner, exchange, isWaiting);
    await this.refund(owner);
    const earlier = await this.findSent(owner.id, chatId, body);
    if (earlier) return earlier;
    if (exchange === 'in_flight') throw new ReplyInFlight();
    throw new NotFound();
  }

  /** An exchange that was started earlier, with the text so far. */
  private async show({ chatId, userMessage, reply }: Exchange): Promise<SentMessage> {
    const live = await this.replies.joinBeginning(chatId, reply.id);
    return { userMessage: toMessage(userMessage), reply: live ?? (await this.replies.show(reply)) };
  }

  private async reply(
    owner: Owner,
    exchange: Exchange,
    isWaiting: () => boolean,
    reading?: Reading,
  ): Promise<SentMessage> {
    const userMessage = toMessage(exchange.userMessage);
    if (owner.trial && exchange.trialCount === owner.trial.limit) {
      return { userMessage, reply: await this.close(owner.id, exchange, owner.trial.closingReply) };
    }
    const reply = await this.replies.startReply(exchange, owner, isWaiting, reading);
    // Only now, so that nothing is kept from a message whose reply never began.
    if (owner.artist && !exchange.continues) {
      const { id: messageId, chatId, content } = exchange.userMessage;
      await this.facts.keepRequested(owner.id, content, { messageId, chatId, replyId: null, timeZone: owner.timeZone });
    }
    return { userMessage, reply };
  }

  /**
   * Ends an exchange with a fixed reply that leaves its question open. The exchange was started like any other, so the
   * previous reply has already ended.
   */
  private async close(ownerId: string, exchange: Exchange, text: string): Promise<Message> {
    const { chatId, userMessage, reply } = exchange;
    const ended = await this.exchanges.close(reply, text);
    const message = toMessage(ended ?? reply);
    this.broadcaster.emit(ownerId, 'message:new', { chatId, message: toMessage(userMessage) });
    this.broadcaster.emit(ownerId, 'reply:end', { chatId, message });
    return message;
  }
}

/** Idempotency key; undefined if the caller sends no client id. */
function keyOf(owner: Owner, chatId: string, { clientMessageId }: RegenerateBody): string | undefined {
  return clientMessageId && `${owner.id}/${chatId}/${clientMessageId}`;
}
