import { readFileSync } from 'node:fs';
import { parseIsoDay } from '../../calendar.js';
import { report } from './report.js';
import { situationOf } from '../situation.fixture.js';
import { noteInSpanish, refusalInSpanish, remarkInSpanish, taskInSpanish } from './spanish-results.js';

/** The task names of the product's plans. */
const titles = ['release', 'tour', 'between'].flatMap((kind) => {
  const rules = readFileSync(`backend/src/releases/rules/${kind}-rules.ts`, 'utf8');
  return [...rules.matchAll(/title:\s+'([^'\n]+)'/gu)].map(([, title = '']) => title.replace('{city}', 'Bilbao'));
});

describe('what the product says, in a Spanish conversation', () => {
  it('names every task of a plan', () => {
    expect(titles.length).toBeGreaterThan(30);
    expect(titles.filter((title) => taskInSpanish(title) === title)).toEqual([]);
    expect(taskInSpanish('Bilbao: send the calendar listing')).toBe('Bilbao: manda los datos para la agenda');
    expect(taskInSpanish('Grabar el vídeo: toma 2')).toBe('Grabar el vídeo: toma 2');
  });

  it.each([
    [
      'The artist did not write “Mendoza, 2027-05-06” themself. Ask them whether it is right.',
      'Aún no he podido hacerlo. No encuentro «Mendoza, jueves, 6 de mayo de 2027» escrito así en tus mensajes. ¿Es correcto?',
    ],
    [
      '“3/4” can be read in two ways. Ask which day and month it is.',
      'Aún no he podido hacerlo. «3/4» se puede leer de dos maneras. ¿Qué día y qué mes es?',
    ],
    [
      'Name one of these tasks: Write the press release; Make the one-sheet',
      'Aún no he podido hacerlo. ¿Cuál de estas tareas es? Escribe la nota de prensa; Haz el one-sheet.',
    ],
    ['Something new.', 'Aún no he podido hacerlo. Dímelo con otras palabras, con los nombres y las fechas completos.'],
  ])('says why something was refused: %s', (error, reply) => expect(refusalInSpanish(error)).toBe(reply));

  it('says what is wrong with a task or a passage', () => {
    const today = parseIsoDay('2026-11-23') ?? 0;
    expect(noteInSpanish('Gone: the pitch closed on Friday 27 November', parseIsoDay('2026-11-29') ?? 0)).toBe(
      'ya no es posible: era hasta el viernes, 27 de noviembre de 2026',
    );
    expect(noteInSpanish('', today)).toBe('');
    expect(remarkInSpanish('Fill this in, or delete it.')).toBe('rellénalo o bórralo');
  });

  it('lists the tasks of a plan', () => {
    const task = { due: '2027-01-08 (Friday 8 January)', title: 'Write the press release', state: 'open', note: '' };
    const result = { release: 'Marea', date: '2027-02-19', room: '/releases/1', late: null, shows: [], tasks: [task] };
    const done = [{ name: 'plan_release', arguments: {}, result, error: null }];
    expect(report(situationOf(['saco el sencillo "Marea" el 19 de febrero'], { done }))).toContain(
      '- **viernes, 8 de enero de 2027** Escribe la nota de prensa\n',
    );
  });
});
