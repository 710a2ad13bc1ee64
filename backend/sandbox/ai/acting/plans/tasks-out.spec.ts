import { situationOf } from '../situation.fixture.js';
import { tasksOut } from './tasks-out.js';

const song = 'my single Low Tide is out on 5 March 2027, make me a plan';
const plan = `Here is the plan for [Low Tide](/releases/eedff25e-9d81-5a4e-8ac6-b049d8b6613b), Friday 5 March 2027:

- **Sunday 20 December 2026** Write the press release
- **Friday 8 January 2027** Get access to Spotify for Artists
- **Friday 22 January 2027** Pitch the song in Spotify for Artists`;
const reply = (text: string): string => tasksOut(situationOf([song, text], { reply: plan }));

describe('tasks that the artist wants out of the plan', () => {
  it.each([
    'take out anything with spotify i cant stand it',
    'can you remove all the spotify stuff',
    'take spotify out of the plan',
    'no Spotify tasks please',
    'leave everything to do with Spotify out',
  ])('are listed, with where they are removed: %s', (text) => {
    expect(reply(text)).toMatch(/can’t remove one\. These mention spotify:/i);
    expect(reply(text)).toContain('Pitch the song in Spotify for Artists');
    expect(reply(text)).not.toContain('press release');
    expect(reply(text)).toContain('[Low Tide](/releases/eedff25e-9d81-5a4e-8ac6-b049d8b6613b)');
  });

  it.each(['drop anything about tiktok, hate it', 'nothing with tiktok pls', 'take tiktok off the plan'])(
    'are none: %s',
    (text) => {
      expect(reply(text)).toContain('No task in your plan mentions tiktok');
    },
  );

  it.each(['looks great, thanks', 'I take the song out on tour', 'who is out with anything new?', 'cut me some slack'])(
    'aren’t meant: %s',
    (text) => expect(reply(text)).toBe(''),
  );

  it('are no part of a text that came after the plan', () => {
    const replies = [plan, 'I wrote your bio, 100 words: [Mara Quill](/documents/1).'];
    const texts = [song, 'and my bio', 'take out anything about spotify'];
    expect(tasksOut(situationOf(texts, { replies }))).toBe('');
  });

  it('are named in Spanish, too', () => {
    const spanish = 'mi single Orilla sale el 5 de marzo de 2027, hazme un plan';
    const answer = (text: string): string => tasksOut(situationOf([spanish, text], { reply: plan }));
    expect(answer('quita instagram del plan que lo hemos borrado')).toContain(
      'Ninguna tarea del plan menciona instagram',
    );
    expect(answer('porfa quita todo lo de spotify')).toContain('Estas mencionan spotify');
    expect(answer('gracias, me gusta')).toBe('');
  });
});
