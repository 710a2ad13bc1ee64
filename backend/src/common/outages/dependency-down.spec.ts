import { QueryFailedError } from 'typeorm';
import { DependencyDown } from '../app-error.js';
import { isDependencyDown } from './dependency-down.js';

const coded = (code: string): Error => Object.assign(new Error('no'), { code });
const named = (name: string): Error => Object.assign(new Error('no'), { name });

describe('a dependency that is down', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
    'ENOSPC',
    'EDQUOT',
    'EROFS',
  ])('is recognised by the system error %s', (code) => {
    expect(isDependencyDown(coded(code))).toBe(true);
  });

  it.each([
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '08000',
    '08003',
    '08006',
    '08001',
    '08P01',
    '53100',
    '53200',
    '25006',
    '55P03',
  ])('is recognised by PostgreSQL’s code %s', (code) => {
    expect(isDependencyDown(new QueryFailedError('SELECT 1', [], coded(code)))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    "Stream isn't writeable and enableOfflineQueue options is false",
    'Connection is closed.',
    "OOM command not allowed when used memory > 'maxmemory'.",
    'MISCONF Redis is configured to save RDB snapshots, but it’s currently unable to persist to disk.',
    'LOADING Redis is loading the dataset in memory',
  ])('is recognised by the message "%s"', (sentence) => {
    expect(isDependencyDown(new Error(sentence))).toBe(true);
  });

  it('is recognised within another error', () => {
    expect(isDependencyDown(new Error('Cannot write file', { cause: coded('ENOSPC') }))).toBe(true);
  });

  it('includes our own error for one that was noticed earlier', () => {
    expect(isDependencyDown(new DependencyDown())).toBe(true);
  });

  it('includes a command that never reached Redis', () => {
    expect(isDependencyDown(named('MaxRetriesPerRequestError'))).toBe(true);
  });

  it.each([
    ['a statement that PostgreSQL refused', coded('23505')],
    ['one that took too long', coded('57014')],
    ['a mistake', new TypeError('x is not a function')],
    ['a mistake with a number', Object.assign(new Error('no'), { code: 8 })],
    ['no error at all', 'ECONNRESET'],
  ])('isn’t %s', (_, thrown) => {
    expect(isDependencyDown(thrown)).toBe(false);
  });
});
