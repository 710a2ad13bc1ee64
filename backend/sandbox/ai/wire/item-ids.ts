import { randomUUID } from 'node:crypto';

/** The ids of one response and its output items. */
export interface ItemIds {
  response: string;
  reasoning: string;
  message: string;
  functionCall: string;
}

/**
 * The items of a response share an id suffix, so a replayed item reveals its reasoning item. The suffix starts with `n`
 * if there was no reasoning.
 */
export function newItemIds(hasReasoning: boolean): ItemIds {
  const end = (hasReasoning ? 'r' : 'n') + randomUUID().replaceAll('-', '');
  return { response: `resp_${end}`, reasoning: `rs_${end}`, message: `msg_${end}`, functionCall: `fc_${end}` };
}

/** The id of the reasoning item that must precede a function call or message; null if it was made without reasoning. */
export function requiredReasoningId(itemId: string): string | null {
  const end = itemId.slice(itemId.indexOf('_') + 1);
  return end.startsWith('n') ? null : `rs_${end}`;
}

/** Fake encrypted reasoning, derived from the item's id so that a replayed item can be verified. */
export function encryptedReasoning(reasoningId: string): string {
  return `gAAAAAB${Buffer.from(`sandbox reasoning of ${reasoningId}`).toString('base64url')}`;
}
