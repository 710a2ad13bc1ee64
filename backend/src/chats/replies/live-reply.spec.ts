import { jest } from '@jest/globals';
import fc from 'fast-check';
import { gatherWindowMs } from '../../../../contract/limits.js';
import type { Exchange } from '../messages/exchange.js';
import { LiveReply } from './live-reply.js';

describe('a live reply', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const start = () => {
    const said: { offset: number; text: string }[] = [];
    const live = new LiveReply({} as Exchange, 'artist', () => true, {
      announce: () => undefined,
      say: (offset, text) => said.push({ offset, text }),
      showStep: () => undefined,
    });
    return { live, said };
  };

  it('emits the first piece at once, then gathers pieces for one window', () => {
    const { live, said } = start();
    live.add('By ');
    expect(said).toEqual([{ offset: 0, text: 'By ' }]);
    live.add('Friday ');
    jest.advanceTimersByTime(gatherWindowMs - 1);
    live.add('11 December');
    expect(said).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(said[1]).toEqual({ offset: 3, text: 'Friday 11 December' });
  });

  it('never emits half a character, and drops what PostgreSQL can’t store', () => {
    const { live, said } = start();
    const [high, low] = ['🎺'.charAt(0), '🎺'.charAt(1)];
    live.add(`a\0${high}`);
    expect([live.text, said]).toEqual(['a', [{ offset: 0, text: 'a' }]]);
    live.add(low);
    live.flush();
    expect(live.text).toBe('a🎺');
  });

  it('emits the whole text without gaps or repeats, whatever the pieces and pauses', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(80))), (pieces) => {
        const { live, said } = start();
        for (const [piece, pause] of pieces) {
          for (const unit of [piece.slice(0, 1), piece.slice(1)]) live.add(unit);
          jest.advanceTimersByTime(pause);
        }
        live.flush();
        let heard = '';
        for (const { offset, text } of said) {
          expect(offset).toBe(heard.length);
          heard += text;
        }
        expect(heard).toBe(
          pieces
            .map(([piece]) => piece)
            .join('')
            .replaceAll('\0', ''),
        );
      }),
    );
  });

  it('ends for the first reason given, and ends the request', () => {
    const { live } = start();
    live.end('stopped');
    live.end('late');
    expect([live.endReason, live.signal.aborted]).toEqual(['stopped', true]);
  });

  it('emits nothing more once its chat is deleted', () => {
    const { live, said } = start();
    for (const piece of ['By ', 'Friday']) live.add(piece);
    live.end('deleted');
    live.add(', 11 December');
    jest.advanceTimersByTime(gatherWindowMs);
    live.flush();
    expect(said).toEqual([{ offset: 0, text: 'By ' }]);
  });
});
