/** The result of validating a card form. */
export type CardCheck =
  | { ok: true; number: string; expMonth: number; expYear: number }
  | { ok: false; problems: Partial<Record<'number' | 'expiry' | 'cvc', string>> };

/** Validates the fields like a hosted checkout. `now` is milliseconds since 1970. */
export function checkCard(fields: { number: string; expiry: string; cvc: string }, now: number): CardCheck {
  const number = fields.number.replace(/[\s-]/g, '');
  const problems: Partial<Record<'number' | 'expiry' | 'cvc', string>> = {};
  if (!/^\d+$/.test(number) || number.length < 12) problems.number = 'Your card number is incomplete.';
  else if (number.length > 19 || !passesLuhn(number)) problems.number = 'Your card number is invalid.';
  const expiry = readExpiry(fields.expiry);
  if (!expiry) problems.expiry = "Your card's expiration date is incomplete. Write it as MM / YY.";
  else if (expiry.endsAt <= now) problems.expiry = "Your card's expiration date is in the past.";
  if (!/^\d{3,4}$/.test(fields.cvc.trim())) problems.cvc = "Your card's security code is incomplete.";
  if (!expiry || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, number, expMonth: expiry.month, expYear: expiry.year };
}

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

const acceptedCards = new Map([
  ['4242424242424242', 'visa'],
  ['4000000000000341', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['4000002500003155', 'visa'],
  ['4000002760003184', 'visa'],
]);

/**
 * Payment methods that exist in every test account, and their cards' numbers.
 * https://docs.stripe.com/testing#cards
 */
export const testPaymentMethods = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_chargeDeclined', '4000000000000002'],
]);

/** Why a card's first charge fails, or undefined if it succeeds. */
export function declineOf(number: string): Decline | undefined {
  if (acceptedCards.has(number)) return undefined;
  if (number === '4000000000009995') {
    return { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' };
  }
  if (number === '4000000000000002') {
    return { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };
  }
  const message = 'Your card was declined. This is a sandbox: use a test card such as 4242 4242 4242 4242.';
  return { code: 'card_declined', declineCode: 'test_mode_live_card', message };
}

/** Whether a card accepted at checkout fails on renewals. */
export function failsToRenew(last4: string): boolean {
  return last4 === '0341';
}

/**
 * Whether the bank requires 3-D Secure. Both cards do while the customer is present (on session). Off session, 3155
 * succeeds because the checkout set it up for later payments; 3184 never does.
 * https://docs.stripe.com/testing#regulatory-cards
 */
export function needsAuthentication(last4: string, session: 'on_session' | 'off_session'): boolean {
  return last4 === '3184' || (last4 === '3155' && session === 'on_session');
}

export function brandOf(number: string): string {
  return acceptedCards.get(number) ?? 'visa';
}

function readExpiry(text: string): { month: number; year: number; endsAt: number } | undefined {
  const match = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return undefined;
  const year = match[2]?.length === 2 ? 2000 + Number(match[2]) : Number(match[2]);
  return { month, year, endsAt: Date.UTC(year, month, 1) };
}

function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}
