import { Injectable, Logger } from '@nestjs/common';
import { assistantId } from '../../../contract/app.js';
import type { Message, SentMessage } from '../../../contract/chats/chat.js';
import type { GuestChat, GuestLimit, SentGuestMessage } from '../../../contract/chats/guest.js';
import type { GuestChatBody } from '../../../contract/chats/guest-chat.body.js';
import type { GuestMessageBody } from '../../../contract/chats/guest-message.body.js';
import { guestFreeMessages, guestMessageLimit } from '../../../contract/limits.js';
import { plans, priceText } from '../../../contract/subscription/plans.js';
import type { RetryBody } from '../../../contract/chats/retry.body.js';
import { timeZoneNamed } from '../../../contract/rules/time-zone-rule.js';
import { MessageLimitExceeded } from '../chats/chats.errors.js';
import { ChatsService } from '../chats/chats.service.js';
import { ExchangesService } from '../chats/messages/exchanges.service.js';
import { IdempotentCalls } from '../chats/messages/idempotent-calls.js';
import { MessagesService } from '../chats/messages/messages.service.js';
import { guestOwnerId, type Owner } from '../chats/owner.js';
import { NotFound } from '../common/app-error.js';
import { AnsweredNothing, AssistantError, PromptFiltered } from '../providers/assistant/assistant.errors.js';
import { GuestAllowanceService, type Spent } from './guest-allowance.service.js';
import { CarriedOverElsewhere, NotYourGuest } from './guest.errors.js';
import type { GuestRow } from './guests.repository.js';
import { GuestsService } from './guests.service.js';
import type { Visit } from './visit.decorator.js';

/** The reply to the message after the last free one. It costs no model call. */
const closingReply = `That was the free trial: ${guestFreeMessages} questions, ${guestFreeMessages} answers.

**Sign up and this conversation comes along**: I'll know your name, your genre and your dates, and take it up right here. It's ${priceText(plans[0])}, and you can cancel at any time.`;

/** The free trial: a visitor's chat without an account, its limits, and its transfer into an account. */
@Injectable()
export class GuestTrialService {
  private readonly logger = new Logger(GuestTrialService.name);
  private readonly sends = new IdempotentCalls<SentGuestMessage>();
  private readonly restarts = new IdempotentCalls<SentMessage>();

  constructor(
    private readonly guests: GuestsService,
    private readonly allowance: GuestAllowanceService,
    private readonly chats: ChatsService,
    private readonly chatMessages: MessagesService,
    private readonly exchanges: ExchangesService,
  ) {}

  /**
   * Returns the visitor's chat and cookie, or creates both if there are none.
   * @throws AddressLimitReached if there were too many new guests from the address today
   */
  async openTrial(
    { cookies, address }: Visit,
    body: GuestChatBody,
  ): Promise<{ chat: GuestChat; token: string; isNew: boolean }> {
    const known = await this.guests.identify(cookies);
    if (known) await this.guests.recordVisit(known.guest);
    else await this.allowance.spendTrial(address);
    const { guest, token } = known ?? (await this.guests.createGuest());
    const { id, title } = await this.chats.openNewest(guestOwnerId(guest.id), body);
    return { chat: { id, title, guestUserId: guest.id, assistantId }, token, isNew: !known };
  }

  /** The visitor's trial usage; zero without a cookie. */
  async limit({ cookies }: Visit): Promise<GuestLimit> {
    const known = await this.guests.identify(cookies);
    const messageCount = known?.guest.messageCount ?? 0;
    return { messageCount, hasExceededLimit: messageCount >= guestMessageLimit };
  }

  /** The messages of the visitor's chat, oldest first. @throws NotFound */
  async messages(visit: Visit, chatId: string): Promise<Message[]> {
    const guest = await this.requireGuest(visit);
    return (await this.chatMessages.page(guestOwnerId(guest.id), chatId, {})).messages;
  }

  /**
   * Sends a message and returns as soon as the reply has begun. A failure before that costs the guest nothing; the
   * network's limit is refunded a number of times a day.
   * @param isWaiting whether the caller still waits for a response
   * @throws NotFound, MessageLimitExceeded, AddressLimitReached, TrialBudgetSpent, BudgetSpent, and what
   * `ExchangesService.send` throws
   */
  async send(
    visit: Visit,
    chatId: string,
    body: GuestMessageBody,
    isWaiting: () => boolean,
  ): Promise<SentGuestMessage> {
    const guest = await this.requireGuest(visit);
    const key = body.clientMessageId && `${guest.id}/${chatId}/${body.clientMessageId}`;
    return this.sends.run(key, isWaiting, (isAnyWaiting) => this.sendOnce(visit, guest, chatId, body, isAnyWaiting));
  }

  /**
   * Rewrites the last reply if it was stopped or failed, or continues it if it was cut. Rewriting a stopped reply
   * counts as another message, and everything counts against the network's limit. A repeated client id returns that
   * reply and costs nothing.
   * @throws NotFound, MessageLimitExceeded, AddressLimitReached, TrialBudgetSpent, BudgetSpent, and what
   * `ExchangesService.retry` and `continue` throw
   */
  async restart(
    visit: Visit,
    chatId: string,
    replyId: string,
    body: RetryBody,
    how: 'retry' | 'continue',
    isWaiting: () => boolean,
  ): Promise<SentMessage> {
    const guest = await this.requireGuest(visit);
    const key = body.clientMessageId && `${guest.id}/${chatId}/${replyId}/${body.clientMessageId}`;
    return this.restarts.run(key, isWaiting, async (isAnyWaiting) => {
      const owner = ownerOf(guest, body);
      const earlier = await this.exchanges.findRestarted(owner.id, chatId, replyId, body);
      if (earlier) return earlier;
      const spent = await this.allowance.spendMessage(owner.id, visit.address, true);
      try {
        const { sent, isRepeat } = await this.exchanges[how](owner, chatId, replyId, body, isAnyWaiting);
        if (isRepeat) await this.refund(this.allowance.refund(spent));
        return sent;
      } catch (error) {
        await this.refundFailed(error, owner, visit, spent);
        throw error;
      }
    });
  }

  /**
   * Moves this browser's guest chats to an account. Idempotent for the same account.
   * @throws NotYourGuest without the guest's own cookie, CarriedOverElsewhere if another account was first
   */
  async transfer(visit: Visit, guestUserId: number, accountId: string): Promise<void> {
    const known = await this.guests.identify(visit.cookies);
    if (known?.guest.id !== guestUserId) throw new NotYourGuest();
    const moved = await this.chats.transfer(guestUserId, accountId);
    if (moved === null) throw new CarriedOverElsewhere();
  }

  private async sendOnce(
    visit: Visit,
    guest: GuestRow,
    chatId: string,
    body: GuestMessageBody,
    isWaiting: () => boolean,
  ): Promise<SentGuestMessage> {
    const owner = ownerOf(guest, body);
    const earlier = await this.exchanges.findSent(owner.id, chatId, body);
    if (earlier) return { ...(await this.countNow(visit)), ...earlier };
    if (guest.messageCount >= guestMessageLimit) {
      // Another account's chat is always reported as not found.
      await this.chats.assertOwned(owner.id, chatId);
      throw new MessageLimitExceeded();
    }
    const isAnswered = guest.messageCount < guestFreeMessages;
    const spent = await this.allowance.spendMessage(owner.id, visit.address, isAnswered);
    try {
      const { sent, trialCount, isRepeat } = await this.exchanges.send(owner, chatId, body, isWaiting);
      if (isRepeat) await this.refund(this.allowance.refund(spent));
      return { ...(trialCount === null ? await this.countNow(visit) : { messageCount: trialCount }), ...sent };
    } catch (error) {
      await this.refundFailed(error, owner, visit, spent);
      throw error;
    }
  }

  /** Reads the guest again: if the message is a repeat, the first read may predate the original. */
  private async countNow(visit: Visit): Promise<Pick<SentGuestMessage, 'messageCount'>> {
    return { messageCount: (await this.requireGuest(visit)).messageCount };
  }

  private async requireGuest({ cookies }: Visit): Promise<GuestRow> {
    const known = await this.guests.identify(cookies);
    if (!known) throw new NotFound();
    return known.guest;
  }

  /** Refunds a message that failed: always if the model wasn't called, otherwise a limited number of times. */
  private async refundFailed(error: unknown, owner: Owner, { address }: Visit, spent: Spent): Promise<void> {
    if (isCausedByMessage(error)) return;
    const wasCalled = error instanceof AssistantError;
    await this.refund(
      wasCalled ? this.allowance.refundFailure(owner.id, address, spent) : this.allowance.refund(spent),
    );
  }

  /** If Redis went down in the meantime, the network has one message fewer today. */
  private async refund(refunding: Promise<void>): Promise<void> {
    await refunding.catch((error: unknown) => {
      this.logger.debug({ err: error, msg: 'Guest message not refunded' });
    });
  }
}

/**
 * Whether the message itself made the model's answer useless. The guest keeps it, but it stays counted against the network:
 * the model was called, and would be called again for the next such message.
 */
function isCausedByMessage(error: unknown): boolean {
  return error instanceof PromptFiltered || error instanceof AnsweredNothing;
}

function ownerOf(guest: GuestRow, { timeZone }: RetryBody): Owner {
  const trial = { limit: guestMessageLimit, closingReply };
  return { id: guestOwnerId(guest.id), artist: null, timeZone: timeZoneNamed(timeZone), trial };
}
