import fc from 'fast-check';
import type { Exchange } from '../messages/exchange.js';
import { LiveReply } from './live-reply.js';

describe('a live reply', () => {
  /** A reply whose text becomes durable when the test says so. */
  const start = () => {
    const said: { offset: number; text: string }[] = [];
    const grown: boolean[] = [];
    const live = new LiveReply({} as Exchange, 'artist', () => true, {
      onBegin: () => undefined,
      onGrow: (isFirst) => grown.push(isFirst),
      onText: (offset, text) => said.push({ offset, text }),
      onStep: () => undefined,
    });
    return { live, said, grown, writeDown: () => live.show(live.text.length) };
  };

  it('shows only text that is already durable, the first piece at once', () => {
    const { live, said, grown, writeDown } = start();
    live.add('By ');
    expect([grown, said, live.shownText]).toEqual([[true], [], '']);
    writeDown();
    live.add('Friday ');
    live.add('11 December');
    expect(grown).toEqual([true, false, false]);
    expect([said, live.shownText]).toEqual([[{ offset: 0, text: 'By ' }], 'By ']);
    live.show('By Friday '.length);
    live.show('By '.length);
    expect(said[1]).toEqual({ offset: 3, text: 'Friday ' });
  });

  it('never emits half a character, and drops what PostgreSQL can’t store', () => {
    const { live, said, writeDown } = start();
    const [high, low] = ['🎺'.charAt(0), '🎺'.charAt(1)];
    live.add(`a\0${high}`);
    writeDown();
    expect([live.text, said]).toEqual(['a', [{ offset: 0, text: 'a' }]]);
    live.add(low);
    writeDown();
    expect([live.text, said[1]]).toEqual(['a🎺', { offset: 1, text: '🎺' }]);
  });

  it('emits the whole text without gaps or repeats, whatever the pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.boolean())), (pieces) => {
        const { live, said, writeDown } = start();
        for (const [piece, isWrittenDown] of pieces) {
          for (const unit of [piece.slice(0, 1), piece.slice(1)]) live.add(unit);
          if (isWrittenDown) writeDown();
        }
        writeDown();
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
    const { live, said, writeDown } = start();
    live.add('By ');
    writeDown();
    live.add('Friday');
    live.end('deleted');
    live.add(', 11 December');
    writeDown();
    expect(said).toEqual([{ offset: 0, text: 'By ' }]);
  });
});
