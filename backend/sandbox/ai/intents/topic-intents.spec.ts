import { readPlaybook } from '../playbook.js';
import { isCertainlyAbout, mayMean, topicsMeant } from './topic-intents.js';

it.each([
  ['en', 'is it worth answering the rude comments?', 'comments'],
  ['en', 'which of the two goes to a paper, the pitch or the press release?', 'pitch-or-release'],
  ['en', 'got any good subject lines for me', 'subject-lines'],
  ['en', 'may I write to the radio people myself or does that take a manager', 'on-your-own'],
  ['en', 'what should the designer know before she starts on the cover?', 'cover-brief'],
  ['en', 'will a blog care that I have 90 followers?', 'few-followers'],
  ['es', '¿les contesto a los que me critican en los comentarios?', 'es-comentarios'],
  ['es', 'me piden dinero por meterme en una lista, ¿pago?', 'es-playlists-de-pago'],
  ['es', '¿qué fotos le sirven a un periódico?', 'es-fotos'],
  ['es', '¿cómo se registran los temas en la sociedad de autores?', 'es-derechos'],
  ['es', '¿está mal mandar el mismo mail a todos los medios?', 'es-correo-blog'],
] as const)('in %s, “%s” is about %s', (language, question, topic) => {
  expect(topicsMeant(question, language)).toContain(topic);
  expect(readPlaybook().some(({ id }) => id === topic)).toBe(true);
});

it("a topic's words alone don't make a message mean it", () => {
  expect(mayMean('on-your-own', 'so when exactly may i post the video on my own channel?', 'en')).toBe(false);
  expect(mayMean('on-your-own', 'can I write to blogs on my own or do I need a manager?', 'en')).toBe(true);
});

it('a statement is about a topic only beyond doubt', () => {
  expect(isCertainlyAbout('interview', "I've an interview on local radio thursday and i am BRICKING it", 'en')).toBe(
    true,
  );
  expect(
    isCertainlyAbout('discovery-mode', 'spent all weekend looking at discovery mode and payola stories', 'en'),
  ).toBe(false);
});

it('news is no wish to have a text rewritten', () => {
  const news =
    'We must also mention our Christmas concert, Friday 18 December. Would that be the same release or another?';
  expect(topicsMeant(news, 'en')).not.toContain('rewrite');
  expect(topicsMeant('Rewrite it, please.', 'en')).toContain('rewrite');
});
