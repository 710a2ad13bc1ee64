import { lastReply } from './talk.fixture.js';

describe('what an artist cannot afford', () => {
  it.each([
    [
      'mi disco Norte Falso sale el 9 de abril',
      'ok, pero no tengo un peso, nada de publicidad paga',
      'publicidad ni otra promoción de pago',
    ],
    ['mi disco Norte Falso sale el 9 de abril', 'estoy sin plata eh', 'publicidad ni otra promoción de pago'],
    ['my album Low Tide is out 9 April', "cool but we're skint so no paid ads", 'ads or other paid promotion'],
  ])('%s, %s', (first, second, told) => {
    const { text, calls } = lastReply([first, second]);
    expect(text).toContain(told);
    expect(text).not.toMatch(/titular|headline/u);
    expect(calls).toEqual([]);
  });
});

describe('one more email to somebody who has not answered', () => {
  it.each([
    [
      'mi disco Norte Falso sale el 9 de abril',
      'le mandé un mail a Ana Ríos de Radio Faro hace 9 días y nada. me hacés uno para insistir?',
      'Hola, Ana:',
    ],
    [
      'mi disco Norte Falso sale el 9 de abril',
      'le escribí a Ana Ríos de Radio Faro y nada. me haces un correo para insistir?',
      'Hola, Ana:',
    ],
    [
      'my album Low Tide is out 9 April',
      'i emailed Nell Pell at Coast FM 9 days ago and nothing. can you do me one to nudge her?',
      'Hello Nell,',
    ],
    [
      'my album Low Tide is out 9 April',
      'i emailed Radio Faro at Easter. can you do me one to nudge them?',
      'Hello [first name],',
    ],
  ])('%s, %s', (first, second, greeting) => {
    const { calls, texts } = lastReply([first, second]);
    expect(calls).toEqual(['write_document follow_up']);
    expect(texts.at(-1)).toContain(greeting);
  });
});
