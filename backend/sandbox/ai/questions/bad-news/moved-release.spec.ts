import { lastReply } from '../talk.fixture.js';

const plan = "I'm putting out my first EP on February 12. It's called Soft Alarm, 5 tracks. what should i do?";

it('is told with both days, and without a made-up reason', () => {
  const { text, calls } = lastReply([
    plan,
    'mixing is late so im moving the EP to march 5. can you redo the plan',
    'I already announced feb 12 on my page tho. what do i tell people',
  ]);
  expect(text).toContain('> “Soft Alarm” now comes out on Friday 5 March 2027, not Friday 12 February 2027.');
  expect(text).toContain('[The reason in one sentence');
  expect(calls).toEqual([]);
});

it('is told in Spanish', () => {
  const { text } = lastReply([
    'saco mi EP «Marea Baja» el 12 de febrero. ¿me haces un plan?',
    'al final sale el 5 de marzo, cambia la fecha',
    'ya anuncié el 12 de febrero en mi página, qué le digo a la gente?',
  ]);
  expect(text).toContain('> «Marea Baja» sale el viernes, 5 de marzo de 2027, y no el viernes, 12 de febrero de 2027.');
});

it.each(['what do i tell people about the EP?', 'i already announced it. when do i pitch it?'])(
  'isn’t what is asked: %s',
  (question) => {
    expect(lastReply([plan, question]).text).not.toContain('now comes out on');
  },
);
