import type { Message, ReplyStep } from '../../../../contract/chats/chat.js';
import type { Exchange } from '../messages/exchange.js';
import { isGuestOwner } from '../owner.js';
import type { SaidSoFar } from '../history/summary.js';

/** Why a reply was ended before the model finished. */
export type EndReason = 'stopped' | 'late' | 'shutdown' | 'deleted';

export interface ReplyListener {
  /** Called once, when the reply begins. */
  onBegin: () => void;
  /** Called when there is more text to show soon, or at once if it is the first. */
  onGrow: (isFirst: boolean) => void;
  /** Called with each text that is shown, and its offset. */
  onText: (offset: number, text: string) => void;
  /** Called with each finished step and its index. */
  onStep: (index: number, step: ReplyStep) => void;
}

/**
 * A reply in flight, in the memory of the server that writes it. Text is only shown (`show`) once it is stored
 * elsewhere, so that tabs never see text that would be lost if this server died. Offsets are in UTF-16 units.
 */
export class LiveReply {
  /** All text so far, including the text it continues. */
  text: string;
  /** Resolves when the reply has begun, or when its end is stored; rejects if it fails before that. */
  readonly begun: Promise<void>;
  /** Resolves when the end is stored. */
  done: Promise<void> = Promise.resolve();
  hasBegun = false;
  /** The model requested a one-sheet: that is the whole reply, whatever text came before. */
  asksForSheet = false;
  endReason: EndReason | undefined;
  /** Size of the turns since the last summary that went into the prompt, without this reply. */
  saidBefore: SaidSoFar = { turns: 0, tokens: 0 };
  /**
   * Whether it was requested on the free trial. If so, it needs no subscription, even after the chat is transferred to
   * an account.
   */
  readonly isTrial: boolean;
  /** The stored message, once the reply has ended. */
  ended: Message | undefined;
  /** The text it continues; empty for a new reply. */
  readonly start: string;

  private readonly abort = new AbortController();
  private settleBegun: { resolve: () => void; reject: (error: Error) => void };
  private readonly startedAt = performance.now();
  private shownLength: number;
  private heldBack = '';

  /**
   * @param ownerId the chat's owner; changes when the chat is transferred
   * @param isWaiting whether the requesting call is still waiting for a response
   */
  constructor(
    readonly exchange: Exchange,
    public ownerId: string,
    readonly isWaiting: () => boolean,
    private readonly listener: ReplyListener,
  ) {
    this.isTrial = isGuestOwner(ownerId);
    this.start = exchange.continues ? exchange.reply.content : '';
    this.text = this.start;
    this.shownLength = this.start.length;
    this.begun = new Promise((resolve, reject) => (this.settleBegun = { resolve, reject }));
    // Avoid an unhandled rejection: the caller may have disconnected.
    this.begun.catch(() => undefined);
  }

  /** Milliseconds since it was started. */
  get ageMs(): number {
    return Math.round(performance.now() - this.startedAt);
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Adds the model's next piece of text. */
  add(piece: string): void {
    // PostgreSQL can't store NUL, and half a surrogate pair isn't valid UTF-8: hold it back until the other half
    // arrives.
    const text = this.heldBack + piece.replaceAll('\0', '');
    const isCut = /[\ud800-\udbff]$/.test(text);
    this.heldBack = isCut ? text.slice(-1) : '';
    const whole = isCut ? text.slice(0, -1) : text;
    if (whole === '') return;
    this.text += whole;
    this.listener.onGrow(this.shownLength === this.start.length);
  }

  /** The text that tabs may have seen. */
  get shownText(): string {
    return this.text.slice(0, this.shownLength);
  }

  /** Whether the model has written nothing yet. */
  get isSilent(): boolean {
    return this.text.length === this.start.length;
  }

  /** Shows the text up to a length, unless the chat has been deleted. */
  show(length: number): void {
    if (this.endReason === 'deleted' || length <= this.shownLength) return;
    const offset = this.shownLength;
    this.shownLength = length;
    this.announce();
    this.markBegun();
    this.listener.onText(offset, this.text.slice(offset, length));
  }

  /** Marks the reply as begun, so the call that requested it can get its response. */
  markBegun(): void {
    this.hasBegun = true;
    this.settleBegun.resolve();
  }

  /**
   * A tool is about to run: from now on the reply is kept whatever happens, since the step may have had side effects.
   */
  startStep(): void {
    this.announce();
  }

  /** Adds a finished step. */
  addStep(step: ReplyStep): void {
    const { reply } = this.exchange;
    const steps = reply.steps ?? [];
    reply.steps = [...steps, step];
    if (this.endReason === 'deleted') return;
    this.listener.onStep(steps.length, step);
    this.markBegun();
  }

  private announce(): void {
    if (this.hasBegun || this.endReason === 'deleted') return;
    this.hasBegun = true;
    this.listener.onBegin();
  }

  /** The reply failed before it began. */
  refuse(error: Error): void {
    this.settleBegun.reject(error);
  }

  /** Aborts the model's request. The first reason counts. */
  end(reason: EndReason): void {
    this.endReason ??= reason;
    // A timeout is a failure of the call, not a stop.
    this.abort.abort(reason === 'late' ? new DOMException('The reply took too long', 'TimeoutError') : undefined);
  }
}
