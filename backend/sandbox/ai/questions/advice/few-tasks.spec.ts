import type { Situation } from '../../acting/call.js';
import { parseIsoDay } from '../../calendar.js';
import { fewTasks } from './few-tasks.js';

const plan = `Here is the plan for [Paper Tram](/releases/1), Friday 12 February 2027:

- **Saturday 7 November 2026** Decide whether to offer one outlet a premiere (Gone: the time ended on Friday 20 November)
- **Wednesday 6 January 2027** Make the one-sheet
- **Sunday 10 January 2027** Deliver the finished music and cover to your distributor
- **Wednesday 13 January 2027** Pitch blogs and online magazines
- **Friday 22 January 2027** Pitch the song in Spotify for Artists
- **Friday 5 February 2027** Upload a Canvas: vertical 9:16, 3 to 8 seconds, no talking
- **Friday 12 February 2027** Release day: check every link`;
const enEspañol = `Este es el plan:

- **domingo, 10 de enero de 2027** Entrega la música y la portada a tu distribuidora
- **lunes, 11 de enero de 2027** Haz el one-sheet
- **miércoles, 13 de enero de 2027** Escribe a blogs y revistas digitales
- **viernes, 22 de enero de 2027** Propón la canción en Spotify for Artists`;

const situation = (question: string, said: string[], language = 'en'): Situation =>
  ({
    conversation: { question, said, today: parseIsoDay('2026-11-23') },
    known: { language, room: null, plans: [] },
  }) as unknown as Situation;

describe('so many tasks of a plan', () => {
  it.each([
    'if i can only do three things of all that, which?',
    'what are the 3 most important things',
    'I only have time for three of those',
    'ok top three tasks?',
  ])('are the ones that count most, in their order: %s', (question) => {
    const text = fewTasks(situation(question, [plan]));
    expect(text.match(/^- \*\*.*$/gmu)).toEqual([
      '- **Sunday 10 January 2027** Deliver the finished music and cover to your distributor',
      '- **Wednesday 13 January 2027** Pitch blogs and online magazines',
      '- **Friday 22 January 2027** Pitch the song in Spotify for Artists',
    ]);
  });

  it.each(['si solo puedo hacer dos cosas de todo eso cuáles serían?', 'cuáles son las dos más importantes'])(
    'are named in Spanish: %s',
    (question) => {
      const text = fewTasks(situation(question, [enEspañol], 'es'));
      expect(text).toContain('- **domingo, 10 de enero de 2027** Entrega la música');
      expect(text).toContain('- **viernes, 22 de enero de 2027** Propón la canción');
      expect(text).not.toContain('one-sheet');
    },
  );

  it.each(['write three captions', 'what are the three songs about', 'I only do one thing'])(
    'are not what other messages ask for: %s',
    (question) => expect(fewTasks(situation(question, question.startsWith('I only') ? [] : [plan]))).toBe(''),
  );
});
