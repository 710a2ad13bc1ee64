import type { CallSubject, Usage } from '../providers/assistant/assistant.js';

/** How a call ended. `stopped` means that we ended it, because the artist stopped it or no one was reading any more. */
export type CallOutcome = 'ok' | 'stopped' | 'failed';

/** One call of a model. */
export interface ModelCall {
  /** A uuid; storing the same id twice stores one row. */
  id: string;
  subject: CallSubject;
  model: string;
  usage: Usage;
  /** True if the provider reported no usage. */
  isEstimated: boolean;
  milliseconds: number;
  /** Millionths of a US dollar. */
  costMicros: number;
  outcome: CallOutcome;
  endedAt: Date;
}

/** A call, as listed in the data export. */
export interface ListedCall {
  createdAt: Date;
  purpose: string;
  model: string;
  input: number;
  cachedInput: number;
  output: number;
  reasoning: number;
  isEstimated: boolean;
  milliseconds: number;
  costUsd: number;
  outcome: CallOutcome;
}

/** Totals of calls. Tokens as in `Usage`. */
export interface UsageTotals {
  calls: number;
  input: number;
  cachedInput: number;
  output: number;
  reasoning: number;
  costMicros: number;
  stopped: number;
  failed: number;
  estimated: number;
}

export interface NamedTotals extends UsageTotals {
  name: string;
}

/** Calls since a moment: in total and by purpose, model and kind of owner, most expensive first. */
export interface UsageReport {
  total: UsageTotals;
  guests: UsageTotals;
  byPurpose: NamedTotals[];
  byModel: NamedTotals[];
}

/** What an account's calls cost. */
export interface AccountCost {
  userId: string;
  calls: number;
  costMicros: number;
}
