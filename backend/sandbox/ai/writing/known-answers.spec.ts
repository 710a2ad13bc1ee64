import { situationOf } from '../acting/situation.fixture.js';
import { knownAnswer } from './known-answers.js';
import { whatParted } from './told.js';
import { postingAdvice } from './posting-advice.js';

const release = 'My single "Salt Road" is out on 22 January 2027.';
const tour = 'We are on tour: Leeds, The Wardrobe on 5 March 2027; York, The Crescent on 6 March 2027.';
const crisis = 'Our drummer was arrested last night after our show in Leeds.';

const answer = (...texts: string[]): string => {
  const { conversation, known } = situationOf(texts);
  return knownAnswer(conversation, known);
};
const advice = (...texts: string[]): string => {
  const { conversation, known } = situationOf(texts);
  return postingAdvice(conversation, known);
};

describe('a question about something the artist said', () => {
  it.each([
    'When is it out?',
    'when does it come out again?',
    'what date is the release?',
    'So when is my single out?',
  ])('%s', (question) => {
    expect(answer(release, question)).toBe('“Salt Road” is out on **Friday 22 January 2027**, 60 days from today.');
  });

  it.each([
    'Who is releasing our album again and on what date? Just to check you have it right',
    "who's putting it out and when is it out?",
  ])('may be two: %s', (question) => {
    const told = 'Our album Slow Comet comes out on 19 March 2027 on Zeepaard Records.';
    expect(answer(told, question)).toMatch(
      /^The label is Zeepaard Records\. “Slow Comet” is out on \*\*Friday 19 March 2027/u,
    );
  });

  it('may say that it only checks', () => {
    expect(answer(release, 'when does it come out, just to be sure')).toContain('Friday 22 January 2027');
    expect(answer(release, 'can you check the press release for typos?')).toBe('');
  });

  it('is answered in Spanish', () => {
    expect(answer('Mi sencillo «Marea» sale el 22 de enero de 2027.', '¿Cuándo sale?')).toBe(
      '«Marea» sale el **viernes, 22 de enero de 2027**, dentro de 60 días.',
    );
  });

  it.each([
    '¿qué día salió el disco?',
    'cuándo salió?',
    '¿cuál es la fecha de salida?',
    '¿está puesta la fecha?',
    '¿cuándo era?',
  ])('is answered in Spanish about a past release: %s', (question) => {
    expect(answer('el disco se llama Marea Baja y salió el 3 de octubre', question)).toBe(
      '«Marea Baja» salió el **sábado, 3 de octubre de 2026**, hace 51 días.',
    );
  });

  it.each([
    [release, "no, I told them we're sticking with the 22nd", '“Salt Road” stays on **Friday 22 January 2027**.'],
    [release, "we're staying on 22", '“Salt Road” stays on **Friday 22 January 2027**.'],
    [release, "we're sticking with the 5th", ''],
    [
      tour,
      'When should I write to the papers in York?',
      'On **Thursday 4 February 2027**: local press and radio in York',
    ],
    [
      'Gira: 5 de marzo de 2027 en Valencia y 20 de marzo en Murcia.',
      '¿Cuándo tendría que escribir a los periódicos de Murcia?',
      'El **jueves, 18 de febrero de 2027**: la prensa y la radio de Murcia',
    ],
    [
      'Gira: 5 de marzo de 2027 en Valencia y 20 de marzo en Murcia.',
      '¿Y entonces qué días toco ahora?',
      '20 de marzo',
    ],
  ])('%s %s', (told, question, reply) => {
    expect(answer(told, question)).toContain(reply);
    expect(answer(told, question) === '').toBe(reply === '');
  });

  it('is asked back if they didn’t say it', () => {
    expect(answer('When is it out?')).toContain('What is it called');
    expect(answer('My single is called "Salt Road".', 'When is it out?')).toContain('When is “Salt Road” out?');
  });

  it('may be about a title, a night or a price', () => {
    expect(answer(release, 'What is it called?')).toBe('It’s called “Salt Road”.');
    expect(answer(tour, 'when do we play York?')).toBe('- Saturday 6 March 2027: York, The Crescent');
    expect(answer(tour, 'Tickets are £12 and in York £10', 'How much are tickets in York?')).toBe(
      'In York, tickets are £10.',
    );
  });

  it.each(['When is the best day to release a single?', 'When should I pitch it?', 'what is a press release?'])(
    'is not %j',
    (question) => {
      expect(answer(release, question)).toBe('');
    },
  );
});

describe('"should I post about it?"', () => {
  it.each(['should I post about it?', 'Should we say something on Instagram?', 'can we talk about it online?'])(
    '%s: not in a crisis',
    (question) => {
      expect(advice(crisis, question)).toMatch(/^Not yet\./);
    },
  );

  it('is about the release, with its dates', () => {
    expect(advice(release, 'should I post about it?')).toContain('from **Friday 25 December 2026**');
    expect(advice('Mi sencillo «Marea» sale el 22 de enero de 2027.', '¿debería publicarlo en Instagram?')).toContain(
      'desde el **viernes, 25 de diciembre de 2026**',
    );
  });

  it('is asked back if “it” is unknown', () => {
    expect(advice('should I post about it?')).toContain('What happened');
  });
});

describe('the news that a member leaves', () => {
  it('is noted for a statement, without the advice for emergencies', () => {
    const { conversation, known } = situationOf(['nos hemos separado del bajista y la prensa pregunta']);
    expect(whatParted(conversation, known)).toMatch(
      /Anotado para el comunicado:\n\n- Nos hemos separado del bajista\n\n.*¿Escribo el comunicado\?$/u,
    );
  });
});
