import { QueryFailedError } from 'typeorm';
import { isConnectionLoss } from './connection-loss.js';

const coded = (code: string): Error => Object.assign(new Error('no'), { code });
const named = (name: string): Error => Object.assign(new Error('no'), { name });

describe('a lost connection', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
  ])('is recognised by the socket error %s', (code) => {
    expect(isConnectionLoss(coded(code))).toBe(true);
  });

  it.each(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001', '08P01'])(
    'is recognised by PostgreSQL’s code %s',
    (code) => {
      expect(isConnectionLoss(new QueryFailedError('SELECT 1', [], coded(code)))).toBe(true);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    "Stream isn't writeable and enableOfflineQueue options is false",
    'Command timed out',
    'Connection is closed.',
  ])('is recognised by the message "%s"', (sentence) => {
    expect(isConnectionLoss(new Error(sentence))).toBe(true);
  });

  it('is a command that never reached Redis', () => {
    expect(isConnectionLoss(named('MaxRetriesPerRequestError'))).toBe(true);
  });

  it.each([
    ['a statement that PostgreSQL refused', coded('23505')],
    ['one that took too long', coded('57014')],
    ['a mistake', new TypeError('x is not a function')],
    ['a mistake with a number', Object.assign(new Error('no'), { code: 8 })],
    ['no error at all', 'ECONNRESET'],
  ])('isn’t %s', (_, thrown) => {
    expect(isConnectionLoss(thrown)).toBe(false);
  });
});
