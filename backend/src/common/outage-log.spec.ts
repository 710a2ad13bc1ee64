import { pino } from 'pino';
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
