import { pino } from 'pino';
import { DependencyDown } from '../app-error.js';
import { logContext, withLogContext } from '../log-context.js';
import { oncePerMinute } from './outage-log.js';

describe('the log of an outage', () => {
  const lost = (code: string): Error => Object.assign(new Error('no connection'), { code });

  const start = () => {
    const lines: Record<string, unknown>[] = [];
    const clock = { ms: 0 };
    const log = pino(
      { base: null, timestamp: false, hooks: { logMethod: oncePerMinute(() => clock.ms) } },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    return { lines, clock, log };
  };

  it('has one line per minute and cause, without a stack, and says how many there were', () => {
    const { lines, clock, log } = start();
    for (let call = 0; call < 100; call += 1) log.error({ err: lost('ECONNREFUSED'), msg: `Call ${call} failed` });
    log.error({ err: lost('53100'), msg: 'Not stored' });
    clock.ms = 60_000;
    log.warn({ err: lost('ECONNREFUSED'), msg: 'A timer failed' });
    expect(lines).toEqual([
      { level: 50, msg: 'Call 0 failed', cause: 'no connection' },
      { level: 50, msg: 'Not stored', cause: 'no connection' },
      { level: 40, msg: 'A timer failed', cause: 'no connection', repeats: 99 },
    ]);
  });

  it('has a line for each service that is down, although their errors have the same code', () => {
    const { lines, log } = start();
    const refused = (port: number): Error => Object.assign(lost('ECONNREFUSED'), { address: '127.0.0.1', port });
    const ofAName = Object.assign(new AggregateError([refused(5433)], ''), { code: 'ECONNREFUSED' });
    for (const err of [refused(5432), refused(6379), ofAName, refused(5432), refused(6379), ofAName])
      log.error({ err, msg: 'Failed' });
    expect(lines).toHaveLength(3);
  });

  it('says what was down if a caller was told so', () => {
    const { lines, log } = start();
    for (let call = 0; call < 3; call += 1) log.error({ err: new DependencyDown('Redis is not connected') });
    log.error({ err: new DependencyDown('The queue did not answer') });
    expect(lines.map(({ cause }) => cause)).toEqual(['Redis is not connected', 'The queue did not answer']);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });

  it('has one line per minute for all requests that were answered by 503, and every other request’s', () => {
    const { lines, clock, log } = start();
    for (let call = 0; call < 10; call += 1) {
      log.warn({ res: { statusCode: 503 } }, 'request completed');
      log.info({ res: { statusCode: 200 } }, 'request completed');
    }
    clock.ms = 60_000;
    log.warn({ res: { statusCode: 503 } }, 'request completed');
    expect(lines.filter(({ level }) => level === 30)).toHaveLength(10);
    expect(lines.filter(({ level }) => level === 40)).toEqual([
      { level: 40, res: { statusCode: 503 }, msg: 'request completed' },
      { level: 40, res: { statusCode: 503 }, repeats: 9, msg: 'request completed' },
    ]);
  });

  it('leaves all other lines alone', () => {
    const { lines, log } = start();
    for (let time = 0; time < 2; time += 1) {
      log.info('Listening');
      log.error({ err: new TypeError('a mistake'), msg: 'Failed' });
    }
    expect(lines.map(({ msg }) => msg)).toEqual(['Listening', 'Failed', 'Listening', 'Failed']);
    expect(JSON.stringify(lines[1])).toContain('outage-log.spec');
  });
});

it('a line doesn’t have the fields of earlier lines of its request', () => {
  const lines: unknown[] = [];
  const log = pino(
    { base: null, timestamp: false, mixin: logContext },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  withLogContext({ requestId: 'r' }, () => {
    log.info({ cause: 'no connection' }, 'Failed');
    log.info('Ended');
  });
  expect(lines[1]).toEqual({ level: 30, requestId: 'r', msg: 'Ended' });
});
