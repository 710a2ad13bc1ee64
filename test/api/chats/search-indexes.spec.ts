import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { RecallRepository } from '../../../backend/src/chats/history/recall.repository.js';
import { SaidWordsService } from '../../../backend/src/chats/history/said-words.service.js';
import { WordFrequencies } from '../../../backend/src/database/word-frequencies.js';
import { Clock } from '../../../backend/src/common/clock.js';
import { SearchService } from '../../../backend/src/chats/history/search.service.js';
import { DocumentsService } from '../../../backend/src/documents/documents.service.js';
import { describeApp } from '../../support/describe-app.js';
import { buildChat, buildDocuments, buildUser, messageTexts } from '../../support/factories.js';
import { plansDuring } from '../../support/statements.js';

const accounts = 40;
const messagesEach = 200;

describe('among many accounts, an index finds one account’s words', () => {
  let userId: string;
  let chatId: string;

  const { app } = describeApp();
  beforeAll(async () => {
    for (let account = 0; account < accounts; account += 1) {
      const user = await buildUser(app.database);
      // Every account uses the same words.
      const messages = messageTexts(messagesEach, (n) => `Festival number${n} wants zebra${n % 50} music`);
      const chat = await buildChat(app.database, { userId: user.id, messages });
      // Their titles are numbers.
      await buildDocuments(app.database, { userId: user.id, count: 100 });
      ({ id: userId } = user);
      ({ id: chatId } = chat);
    }
    await app.database.query('VACUUM ANALYZE message_words, messages, documents');
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['search', 'message_words_terms', () => app.nest.get(SearchService).find(userId, 'number17')],
    ['proof', 'message_words_terms', () => app.nest.get(SaidWordsService).saying(userId, ['number17 zebra17'])],
    [
      'recall',
      'message_words_own_topics',
      () => app.nest.get(RecallRepository).findEarlier(userId, randomUUID(), 'Who is number17?'),
    ],
    ['the list of documents', 'documents_terms', () => app.nest.get(DocumentsService).list(userId, { q: '17' })],
  ])('in %s', async (_, index, work) => {
    const plans = await plansDuring(app, work);
    expect(plans.join('\n')).toContain(`Bitmap Index Scan on ${index}`);
  });

  it('and gets new words at once, so that no search reads what others have just written', async () => {
    const found: { name: string; options: string[] | null }[] = await app.database.query(
      `SELECT relname AS name, reloptions AS options FROM pg_class
       WHERE relname IN ('message_words_terms', 'message_words_own_topics', 'documents_terms') ORDER BY relname`,
    );
    expect(found).toEqual(
      ['documents_terms', 'message_words_own_topics', 'message_words_terms'].map((name) => ({
        name,
        options: ['fastupdate=off'],
      })),
    );
  });

  it('and recall finds a rare word, however many newer messages have common ones', async () => {
    const recall = app.nest.get(RecallRepository);
    const recalled = await recall.findEarlier(userId, randomUUID(), 'Which festival music for number3?');
    expect(recalled.map(({ content }) => content)).toContain('Festival number3 wants zebra3 music');
  });

  it('and recall prefers an old message with a rare and a common word to newer ones with only one of them', async () => {
    const { id } = await buildUser(app.database);
    const texts = [
      'The harbour festival',
      ...messageTexts(10, (n) => `The harbour in fog, take ${n}`),
      ...messageTexts(150, (n) => `Festival number${n}`),
    ];
    const messages = texts.map((text, second) => ({
      text,
      isUser: true,
      createdAt: new Date(2026, 0, 1, 0, 0, second),
    }));
    await buildChat(app.database, { userId: id, messages });
    const recalled = await app.nest
      .get(RecallRepository)
      .findEarlier(id, randomUUID(), 'What of the harbour festival?');
    expect(recalled.map(({ content }) => content)).toContain('The harbour festival');
  });

  it('and recall lets the rarest words propose, not the longest, once PostgreSQL knows how common they are', async () => {
    const { id } = await buildUser(app.database);
    const common = ['anniversary', 'programme', 'photographs', 'rehearsal', 'invitation'];
    const texts = ['Zara sings at dusk', ...messageTexts(1000, (n) => `About ${common[n % common.length]} ${n}`)];
    const messages = texts.map((text, second) => ({
      text,
      isUser: true,
      createdAt: new Date(2026, 0, 1, 0, 0, second),
    }));
    await buildChat(app.database, { userId: id, messages });
    await app.database.query('ANALYZE message_words');
    const frequencies = new WordFrequencies(app.nest.get(DataSource), new Clock());
    await frequencies.onApplicationBootstrap();
    expect(frequencies.countOf('photograph')).toBeGreaterThan(50);
    const recalled = await new RecallRepository(app.nest.get(DataSource), frequencies).findEarlier(
      id,
      randomUUID(),
      `Zara: ${common.join(' ')}?`,
    );
    expect(recalled.map(({ content }) => content)).toContain('Zara sings at dusk');
  });

  it('and recall looks for a common word in the account’s newest messages', async () => {
    const plans = await plansDuring(app, () =>
      app.nest.get(RecallRepository).findEarlier(userId, randomUUID(), 'Which festival?'),
    );
    expect(plans.join('\n')).toContain('message_words_own');
  });

  it('and recall leaves out the current chat', async () => {
    expect(await app.nest.get(RecallRepository).findEarlier(userId, chatId, 'Who is number17?')).toEqual([]);
    const other = await buildChat(app.database, { userId });
    expect(await app.nest.get(RecallRepository).findEarlier(userId, other.id, 'Who is number17?')).not.toEqual([]);
  });
});
