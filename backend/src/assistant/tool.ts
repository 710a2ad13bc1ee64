import type { Transaction } from '../database/transaction.js';

/** The account and reply a tool runs for. Everything a tool reads or writes belongs to `accountId`. */
export interface ToolContext {
  accountId: string;
  chatId: string;
  replyId: string;
  /** The artist's message being answered. */
  userMessageId: string;
  /** Whether the reply's prompt has text that other people wrote: pasted or attached. */
  isMixed: () => boolean | Promise<boolean>;
  /**
   * Identifies the call. A server may die while a tool runs, so derive the ids of what the tool stores from this one.
   */
  callId: string;
  /**
   * Index of the call among the reply's calls of this tool, from 0. A call that replaces a failed one keeps its index,
   * also when the reply is retried.
   */
  place: number;
  /** The artist's IANA time zone: `Europe/London`. */
  timeZone: string;
  now: Date;
  /** Aborts when the reply ends early or the tool takes too long. */
  signal: AbortSignal;
  /**
   * Stores the outcome in the same transaction as the tool's effect, so that a retried reply sees the call as finished
   * and doesn't repeat the effect in other words. @throws Error if the call was abandoned
   */
  record: (transaction: Transaction, outcome: ToolOutcome) => Promise<void>;
}

export interface ToolOutcome {
  /** JSON for the model; truncated if too long. */
  output: unknown;
  /** What was done, as a line in the reply: "Saved: press release". Empty to show nothing. */
  label: string;
  /** Where to see the result: a path of the app, or a public http(s) address. */
  link?: string;
  /** API path that undoes it when POSTed to. */
  undo?: string;
  /** Ends the reply, whose text becomes the one-sheet marker. */
  endsReply?: boolean;
}

/** A call that the model is still writing. */
export type DraftContext = Pick<
  ToolContext,
  'accountId' | 'chatId' | 'replyId' | 'userMessageId' | 'isMixed' | 'place' | 'timeZone'
>;

/** Follows a call's arguments as the model writes them, so that they can be shown at once. */
export interface CallDraft {
  /**
   * Called with the text added to a string argument. @param done the complete arguments that are strings or null, by
   * name
   */
  add(name: string, added: string, done: ReadonlyMap<string, string | null>): void;
  /** Called when nothing more follows. Resolves when nothing is left to store. */
  end(): Promise<void>;
  /** Called after `end` if the call won't be carried out: it is incomplete or has failed, or the reply was stopped. */
  abort(): Promise<void>;
}

/** A tool of the assistant. No tool sends, publishes, pays or deletes. Throw `ToolRefused` for an expected failure. */
export interface Tool<A = unknown> {
  name: string;
  /** When to call it and what it returns, for the model. */
  description: string;
  /**
   * JSON schema in strict mode: every object requires all of its properties and allows no others. Arguments are
   * validated against it.
   */
  parameters: Record<string, unknown>;
  /**
   * Whether guests have it as well. Only for tools that neither read nor store data: a guest's `accountId` is
   * `guest:<number>`.
   */
  isForGuests?: boolean;
  /** Follows a call while the model writes it. */
  draft?(context: DraftContext): CallDraft;
  run(args: A, context: ToolContext): Promise<ToolOutcome>;
}
