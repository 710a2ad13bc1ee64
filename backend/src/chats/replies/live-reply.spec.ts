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

  it('says the first piece at once and gathers what follows for one window', () => {
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

  it('never says half a character, and leaves out what PostgreSQL can not hold', () => {
    const { live, said } = start();
    const [high, low] = ['🎺'.charAt(0), '🎺'.charAt(1)];
    live.add(`a\0${high}`);
    expect([live.text, said]).toEqual(['a', [{ offset: 0, text: 'a' }]]);
    live.add(low);
    live.flush();
    expect(live.text).toBe('a🎺');
  });

  it('whatever the pieces and pauses, what was said makes up the text, without a gap or a repeat', () => {
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

  it('the first reason to end counts and ends the request', () => {
    const { live } = start();
    live.end('stopped');
    live.end('late');
    expect([live.endReason, live.signal.aborted]).toEqual(['stopped', true]);
  });

  it('of a deleted chat says nothing more, neither what was gathered nor what still comes', () => {
    const { live, said } = start();
    for (const piece of ['By ', 'Friday']) live.add(piece);
    live.end('deleted');
    live.add(', 11 December');
    jest.advanceTimersByTime(gatherWindowMs);
    live.flush();
    expect(said).toEqual([{ offset: 0, text: 'By ' }]);
  });
});
