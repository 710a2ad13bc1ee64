import { expect, it, jest } from '@jest/globals';
import { shortenedSentence } from '../../../../contract/chats/chat.js';
import { Metrics } from '../../common/metrics.js';
import type { ExchangesRepository } from '../messages/exchanges.repository.js';
import type { Owner } from '../owner.js';
import type { LiveReply } from './live-reply.js';
import type { LiveTextStore } from './live-text.store.js';
import { ReplyEndings, withoutLastHeading } from './reply-endings.service.js';

const answer = 'Pitch it on Friday.\n\n- four weeks ahead';

it.each([
  ['a heading', `${answer}\n\n## Local radio`, answer],
  ['a heading without text', `${answer}\n\n##`, answer],
  ['a bold line', `${answer}\n\n**Local radio:**\n`, answer],
  ['two headings', `${answer}\n\n# Then\n\n## Local radio\n`, answer],
  [
    'a heading above the last sentence',
    `${answer}\n\n## Then\n\n${shortenedSentence}`,
    `${answer}\n\n${shortenedSentence}`,
  ],
])('a reply does not end on %s', (_what, text, expected) => {
  expect(withoutLastHeading(text)).toBe(expected);
});

it.each([
  ['a sentence', `## Local radio\n\n${answer}`],
  ['a bold word', 'Pitch it **on Friday**'],
  ['nothing but a heading', '## Local radio'],
])('a reply that ends on %s stays as it is', (_what, text) => {
  expect(withoutLastHeading(text)).toBe(text);
});

it('how a reply ended is kept in Redis while the first attempt to store it hangs', async () => {
  const storeEnding = jest.fn<LiveTextStore['storeEnding']>();
  const kept = new Promise<void>((resolve) => storeEnding.mockImplementation(async () => resolve()));
  const exchanges = { end: () => new Promise(() => undefined) } as unknown as ExchangesRepository;
  const none = {} as never;
  const texts = { storeEnding } as unknown as LiveTextStore;
  const endings = new ReplyEndings(exchanges, none, none, none, none, none, none, texts, new Metrics());
  const live = {
    exchange: { reply: { id: 'r1', chatId: 'c1' } },
    text: answer,
    endReason: 'stopped',
  } as unknown as LiveReply;
  void endings.finish(live, {} as Owner, { finish: 'stop', failure: null } as never);
  await kept;
  expect(storeEnding).toHaveBeenCalledWith(live, expect.objectContaining({ status: 'stopped', content: answer }));
});
