import { planCall } from '../plan-call.js';
import { situationOf } from '../situation.fixture.js';
import { aroundDaysOff } from './days-off.js';

const single = 'mi single Orilla sale el 5 de marzo de 2027, hazme un plan';
const reply =
  'Este es el plan de [Orilla](/releases/eedff25e-9d81-5a4e-8ac6-b049d8b6613b), viernes, 5 de marzo de 2027:';

describe('days off, once there is a plan', () => {
  it.each([
    'buenisimo. pero en navidad y año nuevo no voy a hacer nada, corré todo lo que caiga entre el 20 de diciembre y el 3 de enero',
    'mueve todas las tareas que caigan entre el 20 de diciembre y el 3 de enero',
    'del 20 al 30 de diciembre estoy de vacaciones',
    'en semana santa no trabajo, me puedes mover las tareas?',
    'no pongas nada en navidad porfa',
    'los domingos no puedo, reacomodá el plan',
    'me voy de viaje del 10 al 20 de enero, cambia todo lo de esas fechas',
  ])('can’t be planned around, but a task can be moved: %s', (text) => {
    const said = aroundDaysOff(situationOf([single, text], { reply }));
    expect(said).toContain('No puedo reorganizar un plan');
    expect(said).toContain('**mueve las fotos al 12 de enero**');
    expect(said).toContain('[Orilla](/releases/eedff25e-9d81-5a4e-8ac6-b049d8b6613b)');
  });

  it.each([
    'nos vamos de gira del 10 al 20 de enero',
    'mueve las fotos al 12 de enero',
    'feliz navidad!',
    'quita lo de la navidad en la nota',
    'habla de las navidades en casa de mi abuela',
  ])('aren’t meant: %s', (text) => expect(aroundDaysOff(situationOf([single, text], { reply }))).toBe(''));

  it('mean nothing before there is a plan', () => {
    expect(aroundDaysOff(situationOf(['hola', 'en navidad no trabajo']))).toBe('');
  });
});

describe('days off in English, once there is a plan', () => {
  const song = 'my single Low Tide is out on 5 March 2027, make me a plan';
  const plan = `Here is the plan for [Low Tide](/releases/eedff25e-9d81-5a4e-8ac6-b049d8b6613b), Friday 5 March 2027:

- **Sunday 20 December 2026** Write the press release
- **Tuesday 29 December 2026** Make the one-sheet
- **Sunday 3 January 2027** Pitch blogs`;
  const reply = (text: string): string => aroundDaysOff(situationOf([song, text], { reply: plan }));

  it.each([
    "great, but we're away from 22 December to 1 January, so no tasks then please",
    "I won't be working 28 December until 2 January",
    "don't put anything in between 23 and 30 december",
    'can you keep 24 December to 2 January clear',
  ])('name the tasks that fall on them: %s', (text) => {
    expect(reply(text)).toContain('- Tuesday 29 December 2026: Make the one-sheet');
    expect(reply(text)).not.toContain('Pitch blogs');
    expect(reply(text)).toContain('[Low Tide](/releases/eedff25e-9d81-5a4e-8ac6-b049d8b6613b)');
  });

  it('say if nothing falls on them', () => {
    expect(reply("I'm on holiday 8 to 15 January")).toContain('Nothing in your plan falls on those days');
  });

  it.each([
    "we're away on tour 3 to 10 January",
    'I’m off now, thanks',
    'nothing beats 24 December at home',
    "don't put my age in there",
    'Is 24 December to 3 January a bad time?',
  ])('aren’t meant: %s', (text) => expect(reply(text)).toBe(''));
});

describe('a task that a Spanish message names', () => {
  const tools = [{ name: 'move_task', description: '', parameters: {} }];
  const room = {
    kind: 'release',
    title: 'Orilla',
    date: '2027-03-05',
    nextTasks: [
      { title: 'Take press photos', due: '2026-12-22' },
      { title: 'Write the press release', due: '2027-01-08' },
    ],
  };
  const moved = (text: string): unknown => planCall(situationOf([text], { tools, room }))?.arguments ?? null;

  it.each([
    ['mueve las fotos al 12 de enero', 'Take press photos'],
    ['pasá la nota de prensa al 12 de enero', 'Write the press release'],
    ['puedes mover la tarea de las fotos para el 12 de enero?', 'Take press photos'],
    ['corré lo de las fotos al martes 12 de enero', 'Take press photos'],
  ])('is moved: %s', (text, task) => {
    expect(moved(text)).toEqual({ task, release: 'Orilla', date: '2027-01-12' });
  });

  it.each(['mueve el lanzamiento al 12 de marzo', 'mueve las tareas al 12 de enero'])('isn’t named: %s', (text) => {
    expect(JSON.stringify(moved(text))).not.toContain('"task"');
  });
});
