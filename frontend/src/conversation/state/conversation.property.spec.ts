import type { Message } from '@contract/chats/chat';
import fc from 'fast-check';
import { type Conversation, type ConversationEvent, initialLive, reduce, textOf } from './conversation';

/**
 * A server that writes replies, a network that loses, repeats and reorders events, and a client that syncs when in
 * doubt.
 */
class Wire {
  client: Conversation = { thread: { messages: [], hasOlder: false }, live: initialLive };
  /** The rows as stored on the server; a running reply has its text so far. */
  rows: Message[] = [];
  private air: ConversationEvent[] = [];
  private cut = false;

  say(event: ConversationEvent): void {
    if (!this.cut) this.air.push(event);
  }

  /** The events of a reply, or of its continuation after `soFar`. */
  write(id: string, pieces: string[], status: Message['status'], soFar = ''): (() => void)[] {
    const reply = (content: string, as: Message['status'] = 'streaming'): Message => {
      return { id, content, isUser: false, createdAt: '2026-11-21T10:00:00Z', status: as };
    };
    const store = (message: Message) => {
      this.rows = [...this.rows.filter((row) => row.id !== id), message].sort((a, b) => (a.id < b.id ? -1 : 1));
    };
    const steps = pieces.map((text, index) => () => {
      const offset = soFar.length + pieces.slice(0, index).join('').length;
      store(reply(soFar + pieces.slice(0, index + 1).join('')));
      this.say({ type: 'reply:delta', messageId: id, offset, text });
    });
    return [
      () => {
        store(reply(soFar));
        this.say({ type: 'reply:start', reply: reply(soFar) });
      },
      ...steps,
      () => {
        const message = reply(soFar + pieces.join(''), status);
        store(message);
        this.say({ type: 'reply:end', message });
      },
    ];
  }

  /** Delivers, repeats or loses events in flight; `pick` selects one. */
  happen(what: 'deliver' | 'repeat' | 'lose' | 'cut' | 'join', pick: number): void {
    if (what === 'cut' || what === 'join') {
      this.cut = what === 'cut';
      return;
    }
    const index = pick % Math.max(1, this.air.length);
    const event = this.air[index];
    if (!event) return;
    if (what !== 'repeat') this.air.splice(index, 1);
    if (what !== 'lose') this.hear(event);
  }

  /**
   * Sends the client's pending syncs. The server responds with its current state; the response is delivered like any
   * event.
   */
  ask(): void {
    const { live } = this.client;
    if (live.wantsSync) {
      this.hear({ type: 'asked', what: 'sync' });
      this.say(this.syncAnswer(live.clock));
    }
    if (live.wantsPage) {
      this.hear({ type: 'asked', what: 'page' });
      this.say(this.pageAnswer(live.clock));
    }
  }

  /** Acts as the watchdog until no reply is shown as running. */
  settle(): void {
    this.cut = false;
    for (const event of this.air.splice(0)) this.hear(event);
    this.hear(this.pageAnswer(this.client.live.clock));
    for (let round = 0; round < 4; round++) {
      if (this.client.live.reply) this.hear(this.syncAnswer(this.client.live.clock));
      if (this.client.live.wantsPage) this.hear(this.pageAnswer(this.client.live.clock));
    }
  }

  deliverAll(): void {
    for (const event of this.air.splice(0)) this.hear(event);
  }

  get shown(): { text: string; status: string }[] {
    const { thread, live } = this.client;
    return (thread?.messages ?? []).map((row) => ({ text: textOf(live, row), status: row.status }));
  }

  private hear(event: ConversationEvent): void {
    this.client = reduce(this.client, event);
  }

  private syncAnswer(asOf: number): ConversationEvent {
    return { type: 'synced', reply: this.rows.findLast((row) => row.status === 'streaming') ?? null, asOf };
  }

  private pageAnswer(asOf: number): ConversationEvent {
    return { type: 'page', messages: this.rows, hasOlder: false, asOf };
  }
}

/** Any UTF-16, including lone surrogates: a piece can end in the middle of an emoji. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  fc.constantFrom('🎺', '🎺'.slice(0, 1), '🎺'.slice(1), ' **', '\n\n', 'aaa', 'a'),
);
const pieces = fc.array(piece, { maxLength: 12 });
const chaos = fc.array(
  fc.record({
    what: fc.constantFrom('deliver', 'deliver', 'deliver', 'repeat', 'lose', 'cut', 'join', 'write', 'write', 'ask'),
    pick: fc.nat(30),
  }),
  { maxLength: 80 },
);

function play(wire: Wire, steps: (() => void)[], moves: { what: string; pick: number }[], watch?: () => void): void {
  const left = [...steps];
  for (const { what, pick } of moves) {
    if (what === 'write') left.shift()?.();
    else if (what === 'ask') wire.ask();
    else wire.happen(what as Parameters<Wire['happen']>[0], pick);
    watch?.();
  }
  for (const step of left) step();
}

it('the reader ends with the server’s exact text, whatever is lost, repeated or reordered', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom('complete', 'stopped', 'failed', 'cut'), chaos, (texts, status, moves) => {
      const wire = new Wire();
      play(wire, wire.write('02', texts, status), moves);
      wire.settle();
      expect(wire.shown).toEqual([{ text: texts.join(''), status }]);
      expect(wire.client.live.reply).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

it('the reader always sees a prefix of the server’s text, which never shrinks', () => {
  fc.assert(
    fc.property(pieces, chaos, (texts, moves) => {
      const wire = new Wire();
      const whole = texts.join('');
      let longest = 0;
      play(wire, wire.write('02', texts, 'complete'), moves, () => {
        const text = wire.shown[0]?.text ?? '';
        expect(whole.startsWith(text)).toBe(true);
        expect(text.length).toBeGreaterThanOrEqual(longest);
        longest = text.length;
      });
    }),
    { numRuns: 1000 },
  );
});

it('a running reply is shown up to the server’s position once synced', () => {
  fc.assert(
    fc.property(pieces, chaos, (texts, moves) => {
      const wire = new Wire();
      play(wire, wire.write('02', texts, 'complete').slice(0, -1), moves);
      wire.settle();
      expect(wire.shown).toEqual([{ text: texts.join(''), status: 'streaming' }]);
    }),
    { numRuns: 1000 },
  );
});

it('a retried reply ends with the retry’s text', () => {
  fc.assert(
    fc.property(pieces, pieces, chaos, chaos, (first, second, before, during) => {
      const wire = new Wire();
      play(wire, wire.write('02', first, 'failed'), before);
      wire.deliverAll();
      play(wire, wire.write('02', second, 'complete'), during);
      wire.settle();
      expect(wire.shown).toEqual([{ text: second.join(''), status: 'complete' }]);
    }),
    { numRuns: 1000 },
  );
});

it('a continued reply ends with all of its text, whatever is lost, repeated or reordered', () => {
  fc.assert(
    fc.property(
      pieces,
      pieces,
      fc.constantFrom('complete', 'stopped', 'failed', 'cut'),
      chaos,
      chaos,
      (first, second, status, before, during) => {
        const wire = new Wire();
        const soFar = first.join('');
        play(wire, wire.write('02', first, 'cut'), before);
        play(wire, wire.write('02', second, status, soFar), during);
        wire.settle();
        expect(wire.shown).toEqual([{ text: soFar + second.join(''), status }]);
        expect(wire.client.live.reply).toBeNull();
      },
    ),
    { numRuns: 1000 },
  );
});

it('a continued reply never shrinks in a tab that knows where it was cut', () => {
  fc.assert(
    fc.property(pieces, pieces, chaos, (first, second, during) => {
      const wire = new Wire();
      const soFar = first.join('');
      play(wire, wire.write('02', first, 'cut'), []);
      wire.deliverAll();
      let longest = soFar.length;
      play(wire, wire.write('02', second, 'complete', soFar), during, () => {
        const text = wire.shown[0]?.text ?? '';
        expect((soFar + second.join('')).startsWith(text)).toBe(true);
        expect(text.length).toBeGreaterThanOrEqual(longest);
        longest = text.length;
      });
    }),
    { numRuns: 1000 },
  );
});
