import { answersPlainErrors, isWorthRetrying } from './errors.js';

/** The calls of the browser, and how each says what went wrong. */
describe('the errors of a call', () => {
  it.each([
    'GET /api/user',
    'POST /api/login',
    'POST /api/register',
    'POST /api/logout',
    'GET /api/auth/google',
    'GET /api/auth/facebook',
    'POST /api/transfer-guest-chats',
    'POST /api/upload-profile-picture',
    'GET /api/media',
    'GET /api/subscription/details',
    'POST /api/subscription/verify-status',
    'GET /api/chats',
    'DELETE /api/chats/1',
    'GET /api/chats/1/messages',
    'POST /api/generate-pdf',
    'GET /api/guest/message-limit/1',
    'POST /api/guest/chat',
    'GET /api/guest/messages/1',
    'POST /api/forgot-password',
    'GET /api/verify-reset-token',
    'POST /api/reset-password',
    'HEAD /api/user',
    'POST /api/login/',
  ])('are plain sentences where its row names no error field: %s', (call) => {
    const [method = '', path = ''] = call.split(' ');
    expect(answersPlainErrors(method, path)).toBe(true);
  });

  it.each([
    'PUT /api/onboarding',
    'POST /api/media',
    'PUT /api/songs',
    'POST /api/subscription/cancel',
    'POST /api/subscription/create-checkout-session',
    'POST /api/chats',
    'PATCH /api/chats/1',
    'POST /api/chats/1/messages',
    'POST /api/guest/messages/1',
  ])('are JSON where it names one: %s', (call) => {
    const [method = '', path = ''] = call.split(' ');
    expect(answersPlainErrors(method, path)).toBe(false);
  });

  it.each(['GET /api/media/1/file', 'DELETE /api/media/1', 'GET /api/generate-pdf', 'GET /api/auth/google/callback'])(
    'are JSON where it has none: %s',
    (call) => {
      const [method = '', path = ''] = call.split(' ');
      expect(answersPlainErrors(method, path)).toBe(false);
    },
  );
});

it.each([
  ['assistant_misconfigured', false],
  ['assistant_out_of_credit', false],
  ['budget_spent', false],
  ['assistant_busy', true],
  [undefined, true],
])('whether a failure is worth another try depends on its code: %s', (code, isWorth) => {
  expect(isWorthRetrying(code)).toBe(isWorth);
});
