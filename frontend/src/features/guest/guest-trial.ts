import { guestFreeMessages, guestMessageLimit, signUpDelayMs } from '@contract/limits';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '@/lib/api';

/** The part of `Storage` that the trial uses. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

interface TrialState {
  /** This browser has a conversation from an earlier visit. */
  isReturning: boolean;
  /** The trial was used up on an earlier visit. */
  isUsedUp: boolean;
  /** Messages sent from this browser; the server's count wins if it is higher. */
  count: number;
  isExceeded: boolean;
  isSignUpOpen: boolean;
  /** Why nothing more can be sent today, in the server's words. */
  todayOver: string | null;
  /** The guest closed the dialog to keep reading. */
  isReadingOn: boolean;
}

const firstVisit: TrialState = {
  isReturning: false,
  isUsedUp: false,
  count: 0,
  isExceeded: false,
  isSignUpOpen: false,
  todayOver: null,
  isReadingOn: false,
};

/** Whether a message was rejected because the trial is over. */
export function isTrialOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'message_limit_exceeded';
}

const todayCodes = ['address_limit_reached', 'trial_budget_spent', 'budget_spent'];

/** Whether a message was rejected because today's free messages are used up. */
export function isTodayOver(error: unknown): boolean {
  return error instanceof ApiError && todayCodes.includes(error.code ?? '');
}

/** A guest's free trial, stored in the browser. */
export class GuestTrial {
  /** Starts as on a first visit, which prerendered screens show, and then reads the browser's storage. */
  readonly store;
  /** This browser's random id. */
  readonly anonId: string;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly storage: KeyValueStore) {
    this.anonId = storage.read('anonId') ?? `anon_${crypto.randomUUID()}`;
    storage.write('anonId', this.anonId);
    const count = Math.max(0, Number.parseInt(storage.read('guestMessageCount') ?? '0', 10) || 0);
    const isUsedUp = storage.read('hasUsedFreeTrial') === 'true' && count >= guestFreeMessages;
    this.store = createStore<TrialState>(() => firstVisit);
    this.store.setState({
      isReturning: storage.read('guestUserId') !== null,
      isUsedUp,
      count,
      isExceeded: isUsedUp || storage.read('isLimitExceeded') === 'true' || count >= guestMessageLimit,
      isSignUpOpen: isUsedUp,
    });
  }

  /** Counts a message when it is sent. */
  sending(): void {
    this.setCount(this.store.getState().count + 1);
    if (this.store.getState().count >= guestMessageLimit) this.exceed();
  }

  /** Subtracts a message that failed to send. */
  subtractMessage(): void {
    const count = Math.max(0, this.store.getState().count - 1);
    this.setCount(count);
    if (count >= guestMessageLimit) return;
    this.store.setState({ isExceeded: false });
    this.storage.write('isLimitExceeded', 'false');
  }

  /** Applies the server's count. At the limit the sign-up dialog opens after a delay, so the last reply can be read. */
  applyServerCount(serverCount: number): void {
    if (serverCount > this.store.getState().count) this.setCount(serverCount);
    if (serverCount < guestMessageLimit) return;
    this.exceed();
    if (!this.store.getState().isReadingOn) this.timer ??= setTimeout(() => this.openSignUp(), signUpDelayMs);
  }

  /** The server rejected a message because the trial is over. */
  refused(): void {
    this.setCount(Math.max(this.store.getState().count, guestMessageLimit));
    this.exceed();
    this.openSignUp();
  }

  /** A reply has ended. After the last free one, the trial counts as used on the next visit. */
  replied(): void {
    if (this.store.getState().count >= guestFreeMessages) this.storage.write('hasUsedFreeTrial', 'true');
  }

  /** The server rejected a message until tomorrow, for this reason. */
  refusedToday(reason: string): void {
    this.store.setState({ todayOver: reason });
    this.openSignUp();
  }

  openSignUp(): void {
    this.store.setState({ isSignUpOpen: true });
  }

  /** Closes the dialog, so the conversation can be read and copied. */
  readOn(): void {
    this.store.setState({ isSignUpOpen: false, isReadingOn: true });
  }

  /** Closes the dialog to leave the screen. */
  leave(): void {
    this.store.setState({ isSignUpOpen: false });
  }

  /** Called when the screen unmounts. */
  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private exceed(): void {
    this.store.setState({ isExceeded: true });
    this.storage.write('isLimitExceeded', 'true');
    this.storage.write('hasUsedFreeTrial', 'true');
  }

  private setCount(count: number): void {
    this.store.setState({ count });
    this.storage.write('guestMessageCount', String(count));
  }
}
