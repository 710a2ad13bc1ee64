import type { Message, ReplyStep } from '../../../../contract/chats/chat.js';
import { gatherWindowMs } from '../../../../contract/limits.js';
import type { Exchange } from '../messages/exchange.js';
import { isGuestOwner } from '../owner.js';
import type { SaidSoFar } from '../history/summary.js';

/** Why a reply was ended before the model was done with it. */
export type EndReason = 'stopped' | 'late' | 'shutdown' | 'deleted';

/** Where a live reply is heard. */
export interface ReplyListener {
  /** Takes that it begins, once. */
  announce: () => void;
  /** Takes each gathered piece and its offset. */
  say: (offset: number, text: string) => void;
  /** Takes each finished step and its place. */
  showStep: (index: number, step: ReplyStep) => void;
}

/**
 * A reply while it is being written, in the memory of the server that runs it. The first piece is said at once; what
 * follows is gathered for at most `gatherWindowMs`. Offsets are UTF-16 units.
 */
export class LiveReply {
  /** Everything that has come so far, after what it continues. */
  text: string;
  /** Resolves when the reply has begun, or has ended and is kept; rejects when it died before. */
  readonly begun: Promise<void>;
  /** Resolves when it has ended and its end is stored. */
  done: Promise<void> = Promise.resolve();
  hasBegun = false;
  /** The model called for a one-sheet: that is the reply, whatever it wrote before. */
  asksForSheet = false;
  endReason: EndReason | undefined;
  /** The turns since the last summary that the model was given, this reply not included. */
  saidBefore: SaidSoFar = { turns: 0, tokens: 0 };
  /** Whether it was asked for on the free trial: no subscription has to last for it, also once the chat is carried over. */
  readonly isTrial: boolean;
  /** As it is stored, once it has ended. */
  ended: Message | undefined;
  /** The text that it continues; empty for a reply that starts from nothing. */
  readonly start: string;

  private readonly abort = new AbortController();
  private settleBegun: { resolve: () => void; reject: (error: Error) => void };
  private saidLength: number;
  private heldBack = '';
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param ownerId whose chat it is written in; another's, once the chat is carried over
   * @param isWaiting whether the call that asked for it still waits for an answer
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
    this.saidLength = this.start.length;
    this.begun = new Promise((resolve, reject) => (this.settleBegun = { resolve, reject }));
    // Nobody has to wait for the beginning: a caller may have gone away.
    this.begun.catch(() => undefined);
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Takes what the model wrote next. */
  add(piece: string): void {
    // PostgreSQL has no NUL, and half a character can't be stored as UTF-8: it waits for its other half.
    const text = this.heldBack + piece.replaceAll('\0', '');
    const isCut = /[\ud800-\udbff]$/.test(text);
    this.heldBack = isCut ? text.slice(-1) : '';
    this.text += isCut ? text.slice(0, -1) : text;
    if (this.saidLength === this.start.length) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), gatherWindowMs);
  }

  /** Whether the model has written nothing yet. */
  get isSilent(): boolean {
    return this.text.length === this.start.length;
  }

  /** Says what was gathered; of a chat that is gone nothing more. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.endReason === 'deleted' || this.text.length === this.saidLength) return;
    const offset = this.saidLength;
    this.saidLength = this.text.length;
    this.announce();
    this.begin();
    this.listener.say(offset, this.text.slice(offset));
  }

  /** The reply is there to be seen: the call that asked for it may be answered. */
  begin(): void {
    this.hasBegun = true;
    this.settleBegun.resolve();
  }

  /** A tool is about to run: from now on the reply is kept whatever happens, since the step may have had its effect. */
  startStep(): void {
    this.flush();
    this.announce();
  }

  /** Takes a step that the assistant has finished. */
  addStep(step: ReplyStep): void {
    const { reply } = this.exchange;
    const steps = reply.steps ?? [];
    reply.steps = [...steps, step];
    if (this.endReason === 'deleted') return;
    this.listener.showStep(steps.length, step);
    this.begin();
  }

  private announce(): void {
    if (this.hasBegun || this.endReason === 'deleted') return;
    this.hasBegun = true;
    this.listener.announce();
  }

  /** The reply died before it began. */
  refuse(error: Error): void {
    this.settleBegun.reject(error);
  }

  /** Ends the model's request. The first reason counts. */
  end(reason: EndReason): void {
    this.endReason ??= reason;
    // A time limit counts as a failure of the call, not as a stop.
    this.abort.abort(reason === 'late' ? new DOMException('The reply took too long', 'TimeoutError') : undefined);
  }
}
