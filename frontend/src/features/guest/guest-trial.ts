import { guestFreeMessages, guestMessageLimit, signUpDelayMs } from '@contract/limits';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '@/lib/api';

/** What the trial needs of the browser's storage. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

interface TrialState {
  /** Messages sent, as far as this browser knows; the server's count wins when it is higher. */
  count: number;
  isExceeded: boolean;
  isSignUpOpen: boolean;
}

/** Whether a message was refused because the trial is over. */
export function isTrialOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'message_limit_exceeded';
}

/** How far a guest has got. What it knows is kept in the browser. */
export class GuestTrial {
  readonly store;
  /** The random name that this browser gives itself. */
  readonly anonId: string;
  /** Whether there is nothing left to begin: the trial was used on an earlier visit. */
  readonly isUsedUp: boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly storage: KeyValueStore) {
    this.anonId = storage.read('anonId') ?? `anon_${crypto.randomUUID()}`;
    storage.write('anonId', this.anonId);
    const count = Math.max(0, Number.parseInt(storage.read('guestMessageCount') ?? '0', 10) || 0);
    const isUsedUp = storage.read('hasUsedFreeTrial') === 'true' && count >= guestFreeMessages;
    this.store = createStore<TrialState>(() => ({
      count,
      isExceeded: isUsedUp || storage.read('isLimitExceeded') === 'true' || count >= guestMessageLimit,
      isSignUpOpen: isUsedUp,
    }));
    this.isUsedUp = isUsedUp;
  }

  /** A message goes off: it counts at once. */
  sending(): void {
    this.setCount(this.store.getState().count + 1);
    if (this.store.getState().count >= guestMessageLimit) this.exceed();
  }

  /** It did not arrive: it does not count after all. */
  takeBack(): void {
    const count = Math.max(0, this.store.getState().count - 1);
    this.setCount(count);
    if (count >= guestMessageLimit) return;
    this.store.setState({ isExceeded: false });
    this.storage.write('isLimitExceeded', 'false');
  }

  /** The server told its count. At the limit, the reader gets some seconds for the last reply. */
  applyServerCount(serverCount: number): void {
    if (serverCount > this.store.getState().count) this.setCount(serverCount);
    if (serverCount < guestMessageLimit) return;
    this.exceed();
    this.timer ??= setTimeout(() => this.askToSignUp(), signUpDelayMs);
  }

  /** The server takes no more messages. */
  refused(): void {
    this.setCount(Math.max(this.store.getState().count, guestMessageLimit));
    this.exceed();
    this.askToSignUp();
  }

  /** A reply has ended. With the last free one the trial counts as used on the next visit. */
  replied(): void {
    if (this.store.getState().count >= guestFreeMessages) this.storage.write('hasUsedFreeTrial', 'true');
  }

  askToSignUp(): void {
    this.store.setState({ isSignUpOpen: true });
  }

  /** The screen goes away. */
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
