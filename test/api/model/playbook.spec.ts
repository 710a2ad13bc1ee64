import { PlaybookRepository } from '../../../backend/src/playbook/playbook.repository.js';
import { playbookTokens, PlaybookService } from '../../../backend/src/playbook/playbook.service.js';
import { readPlaybook } from '../../../backend/src/playbook/topic.js';
import { estimateTokens } from '../../../backend/src/common/tokens.js';
import { startApp, type TestApp } from '../../support/app.js';
import { plansDuring } from '../../support/statements.js';

const { topics } = readPlaybook();
const titleOf = (id: string): string => topics.find((topic) => topic.id === id)?.title ?? '';

describe('the playbook', () => {
  let app: TestApp;
  let playbook: PlaybookService;

  beforeAll(async () => {
    app = await startApp();
    playbook = app.nest.get(PlaybookService);
  });
  afterAll(() => app.close());

  const titlesFor = async (message: string): Promise<string[]> =>
    (await playbook.findFor(message)).map((text) => text.split('\n')[0] ?? '');

  it.each([
    ['When do I have to pitch my single to Spotify, and what do I get for it?', 'spotify-pitch'],
    ['My song came out last week. Can it still get on an editorial playlist?', 'already-released'],
    ['Our debut album is out in May. When do we contact which kind of press?', 'press-timeline'],
    ['Write the e-mail to send to a music blog about Copper Line.', 'pitch-email'],
    ['What is a one-sheet and what goes on it?', 'one-sheet'],
    ['What does embargo mean?', 'embargo'],
    ['We play the Leadmill on 15 January. How do we get local press?', 'local-gig'],
    ['I recorded a cover of a famous song. Do I need a licence?', 'cover-song'],
    ['Can I set up a Countdown Page for my single?', 'countdown-page'],
    ['how do i get famous', 'getting-known'],
    ['Somebody guaranteed me 10,000 streams for $90, is it a scam?', 'paid-playlists'],
    ['how do i get an official artist channel on youtube', 'youtube-channel'],
    ['Should we wait for bandcamp friday?', 'bandcamp'],
    ['is groover worth it', 'submission-platforms'],
    ['do i need a music video', 'music-video'],
    ['how do i start a mailing list', 'mailing-list'],
    ['how do i get verified on youtube', 'youtube-channel'],
    ['Is there any funding for a UK band? A grant maybe', 'grants-uk'],
    ['¿Cómo escribo una nota de prensa?', 'press-release'],
    ['¿Cuándo tengo que enviar el pitch a la lista editorial de Spotify?', 'spotify-pitch'],
    ['quiero que mi canción suene en la radio', 'radio'],
    ['Wie komme ich mit meinem Song ins Radio in Deutschland?', 'radio-germany'],
    ['Comment écrire à la presse française ?', 'radio-france'],
    ['Como divulgar minha música?', 'getting-known'],
    ['I keep thinking about suicide', 'low-moment'],
    ['Ich will nicht mehr leben', 'low-moment'],
    ['They say they will sue me', 'bad-news'],
    ['Do I need a lawyer?', 'bad-news'],
  ])('%s', async (message, id) => {
    expect(await titlesFor(message)).toContain(titleOf(id));
  });

  it.each(['Hi!', 'Make it shorter, please', 'thanks, that helps a lot', '42', '🎺', ''])(
    'no topic matches %p',
    async (message) => {
      expect(await titlesFor(message)).toEqual([]);
    },
  );

  it('the words of a message are looked up by the index', async () => {
    const plans = await plansDuring(app, () => playbook.findFor('How do I find a radio station for my single?'));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('Index Scan using playbook_words_pkey');
  });

  it('at most three topics are added, within their share of the prompt', async () => {
    const everything = topics.map(({ title, words }) => `${title} ${words.en}`).join(' ');
    for (const message of [
      everything,
      'press release, radio, photos and a one-sheet for my tour, plus vinyl and merch',
    ]) {
      const texts = await playbook.findFor(message);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.length).toBeLessThanOrEqual(3);
      expect(texts.reduce((sum, text) => sum + estimateTokens(text), 0)).toBeLessThanOrEqual(playbookTokens);
    }
  });

  it('servers that start concurrently store the words once, and a changed file replaces its words', async () => {
    const repository = app.nest.get(PlaybookRepository);
    const count = async (): Promise<number> =>
      Number((await app.database.query<{ count: string }>('SELECT count(*) FROM playbook_words'))[0]?.count);
    const all = await count();
    await Promise.all([1, 2, 3].map(() => repository.sync(readPlaybook())));
    expect(await count()).toBe(all);

    const [first, ...others] = topics;
    if (!first) throw new Error('The playbook is empty');
    const changed = { ...first, words: { ...first.words, en: 'xylophone hire' } };
    await repository.sync({ topics: [changed, ...others], hash: 'changed' });
    expect((await repository.find('xylophone', 1, 3))[0]?.topic).toBe(first.id);
    await playbook.onApplicationBootstrap();
    expect(await repository.find('xylophone', 1, 3)).toEqual([]);
  });
});
