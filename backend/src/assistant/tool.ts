import type { Transaction } from '../database/transaction.js';

/** The account and reply a tool runs for. Everything a tool reads or writes belongs to `accountId`. */
export interface ToolContext {
  accountId: string;
  chatId: string;
  replyId: string;
  /** The artist's message that is being answered. */
  userMessageId: string;
  /** Identifies the call. A server may die while a tool runs: derive the identity of what the tool stores from it. */
  callId: string;
  /** The call's number among the reply's calls of this tool, from 0. A call that replaces a failed one keeps its number, also in a retry. */
  place: number;
  /** The artist's: `Europe/London`. */
  timeZone: string;
  now: Date;
  /** Aborts when the reply ends early or the tool takes too long. */
  signal: AbortSignal;
  /**
   * Stores the outcome in the same transaction as the tool's effect. A retried reply then sees the call as finished and doesn't repeat
   * the effect in other words. @throws Error if the call was abandoned
   */
  record: (transaction: Transaction, outcome: ToolOutcome) => Promise<void>;
}

export interface ToolOutcome {
  /** JSON for the model; truncated if too long. */
  output: unknown;
  /** What was done, as a line in the reply: "Saved: press release". Empty to show nothing. */
  label: string;
  /** Where to see it: a path of the app. */
  link?: string;
  /** A path of the API that takes it back by a POST. */
  undo?: string;
  /** Ends the reply, whose text becomes the one-sheet marker. */
  endsReply?: boolean;
}

/** A call that the model is still writing. */
export type DraftContext = Pick<ToolContext, 'accountId' | 'chatId' | 'replyId' | 'place'>;

/** Follows a call's arguments, so that what the model writes can be seen at once. */
export interface CallDraft {
  /**
   * Takes what was added to a text among the arguments. @param done the texts that are complete, by name; null ones
   * included
   */
  take(name: string, added: string, done: ReadonlyMap<string, string | null>): void;
  /** The call is complete, or the model was lost while it wrote. Resolves when nothing more is being stored. */
  end(isLost: boolean): Promise<void>;
}

/** A tool of the assistant. No tool sends, publishes, pays or deletes. Throw `ToolRefused` for an expected failure. */
export interface Tool<A = unknown> {
  name: string;
  /** When to call it and what it returns, for the model. */
  description: string;
  /** JSON schema in strict mode: every object requires all of its properties and allows no others. Arguments are validated by it. */
  parameters: Record<string, unknown>;
  /**
   * Whether guests have it as well. Only for a tool that neither reads nor stores data: their `accountId` is
   * `guest:<number>`.
   */
  isForGuests?: boolean;
  /** Follows a call while the model writes it. */
  draft?(context: DraftContext): CallDraft;
  run(args: A, context: ToolContext): Promise<ToolOutcome>;
}
