import { needsAuthentication, checkCard, declineOf, failsToRenew } from './cards.js';

const now = Date.UTC(2026, 10, 21);

test.each([
  ['4242 4242 4242 4242', '12 / 34', '123'],
  ['4242424242424242', '11/26', '1234'],
  ['4242-4242-4242-4242', '1134', '000'],
  ['4242424242424242', '6/2030', '123'],
])('%s, %s, %s is a card', (number, expiry, cvc) => {
  expect(checkCard({ number, expiry, cvc }, now)).toMatchObject({ ok: true, number: '4242424242424242' });
});

test.each([
  [{ number: '4242 4242 4242 4241' }, ['number']],
  [{ number: '' }, ['number']],
  [{ number: '4242 4242 4242 4242 4242 42' }, ['number']],
  [{ expiry: '10/26' }, ['expiry']],
  [{ expiry: '00/30' }, ['expiry']],
  [{ expiry: 'soon' }, ['expiry']],
  [{ cvc: '12' }, ['cvc']],
  [{ number: 'x', expiry: 'x', cvc: 'x' }, ['number', 'expiry', 'cvc']],
])('%j is reported as invalid', (fields, wrong) => {
  const check = checkCard({ number: '4242424242424242', expiry: '12/34', cvc: '123', ...fields }, now);
  expect(check.ok ? [] : Object.keys(check.problems)).toEqual(wrong);
});

test('one card always pays, one pays once, one never does', () => {
  expect(declineOf('4242424242424242')).toBeUndefined();
  expect(declineOf('4000000000000341')).toBeUndefined();
  expect(declineOf('4000000000000002')).toMatchObject({ message: 'Your card was declined.' });
  expect([failsToRenew('4242'), failsToRenew('0341')]).toEqual([false, true]);
});

it.each([
  ['3155', 'on_session', true],
  ['3155', 'off_session', false],
  ['3184', 'on_session', true],
  ['3184', 'off_session', true],
  ['4242', 'on_session', false],
] as const)('a card ending in %s needs authentication %s: %s', (last4, session, needed) => {
  expect(needsAuthentication(last4, session)).toBe(needed);
});
