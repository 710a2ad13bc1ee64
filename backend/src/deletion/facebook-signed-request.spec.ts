import { createHmac } from 'node:crypto';
import { readSignedRequest } from './facebook-signed-request.js';

const secret = 'the secret of the app';
const now = new Date('2026-11-21T12:00:00Z');
const claims = { algorithm: 'HMAC-SHA256', user_id: '218471', issued_at: now.getTime() / 1000 - 10 };

function sign(content: unknown, key = secret): string {
  const payload = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url');
  return `${createHmac('sha256', key).update(payload).digest('base64url')}.${payload}`;
}

describe('a signed request from Facebook', () => {
  it('says who asked and when', () => {
    expect(readSignedRequest(sign(claims), secret, now)).toEqual({
      subject: '218471',
      issuedAt: new Date('2026-11-21T11:59:50Z'),
    });
  });

  const [signature = '', payload = ''] = sign(claims).split('.');
  it.each([
    ['signed with another secret', sign(claims, 'another')],
    ['without a signature', `.${payload}`],
    ['without a payload', `${signature}.`],
    ['that is one word', signature],
    ['of three parts', `${signature}.${payload}.${payload}`],
    ['with a cut signature', `${signature.slice(0, -4)}.${payload}`],
    [
      'with another payload',
      `${signature}.${Buffer.from(JSON.stringify({ ...claims, user_id: '1' })).toString('base64url')}`,
    ],
    ['that names another algorithm', sign({ ...claims, algorithm: 'none' })],
    ['without an algorithm', sign({ ...claims, algorithm: undefined })],
    ['about nobody', sign({ ...claims, user_id: undefined })],
    ['about a number', sign({ ...claims, user_id: 218471 })],
    ['about a NUL', sign({ ...claims, user_id: '\0' })],
    ['of no time', sign({ ...claims, issued_at: undefined })],
    ['of two days ago', sign({ ...claims, issued_at: claims.issued_at - 172_800 })],
    ['of tomorrow', sign({ ...claims, issued_at: claims.issued_at + 86_400 })],
    ['that isn’t JSON', sign('{')],
    ['that is null', sign('null')],
    ['that is empty', ''],
  ])('%s is refused', (_, signedRequest) => {
    expect(readSignedRequest(signedRequest, secret, now)).toBeNull();
  });
});
