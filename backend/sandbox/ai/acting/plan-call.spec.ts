import { situationOf } from './situation.fixture.js';
import { planCall } from './plan-call.js';
import { report } from './reports/report.js';

const tools = ['plan_release', 'move_task', 'complete_task', 'add_contact'].map((name) => ({
  name,
  description: '',
  parameters: {},
}));

describe('a Spanish message that corrects the day of a plan', () => {
  const room = { title: 'Vega Baja', kind: 'release', format: 'album', date: '2027-04-30' };
  const called = (text: string) => planCall(situationOf(['hola', text], { tools, room }))?.arguments;

  it.each([
    'me equivoqué, sale el 7 de mayo',
    'al final sale el 7 de mayo',
    'se retrasa al 7 de mayo',
    'lo tengo que mover al 7 de mayo, las fotos no están',
    'lo vamos a retrasar al 7 de mayo',
    'muévelo al 7 de mayo porfa',
    'vamos a pasar el disco al 7 de mayo',
    'al final sale el 7 de mayo. ¿llego a tiempo para Spotify?',
  ])('%s', (text) => expect(called(text)).toMatchObject({ title: 'Vega Baja', date: '2027-05-07' }));

  it.each(['¿al final sale el 7 de mayo?', 'me equivoqué, en la nota pon el 7 de mayo'])('not: %s', (text) =>
    expect(called(text)).toBeUndefined(),
  );
});

it.each(['our ep Wet Paint which is out feb 5 on Dogleg Tapes', 'our ep Wet Paint, recorded in Hull, is out feb 5'])(
  'a plan has the title alone: %s',
  (text) => expect(planCall(situationOf([text], { tools }))?.arguments).toMatchObject({ title: 'Wet Paint' }),
);

describe('requests about plans and people', () => {
  it.each([
    [
      'my track is called Fell Line and it comes out on 26 february 2027',
      'plan_release',
      {
        title: 'Fell Line',
        kind: 'release',
        format: 'single',
        date: '26 february 2027',
        shows: [],
        hoursPerWeek: null,
      },
    ],
    [
      'My single Salt Road is out on 29 January',
      'plan_release',
      { title: 'Salt Road', kind: 'release', format: 'single', date: '29 January', shows: [], hoursPerWeek: null },
    ],
    [
      'Hi! Our debut album “Low Tide” comes out on Friday, January 29th, 2027. Help!',
      'plan_release',
      {
        title: 'Low Tide',
        kind: 'release',
        format: 'album',
        date: 'Friday, January 29th, 2027',
        shows: [],
        hoursPerWeek: null,
      },
    ],
    [
      'Our tour Salt Roads starts on 12 March',
      'plan_release',
      { title: 'Salt Roads', kind: 'tour', format: 'single', date: '12 March', shows: [], hoursPerWeek: null },
    ],
    [
      'Please move “Write the press release” of Salt Road to 4 January.',
      'move_task',
      { task: 'Write the press release', release: 'Salt Road', date: '4 January' },
    ],
    [
      'Mark "Write the press release" of Salt Road as done.',
      'complete_task',
      { task: 'Write the press release', release: 'Salt Road' },
    ],
    [
      'Add Ines Vale from Low Tide Zine (ines@zine.example) to my contacts',
      'add_contact',
      { name: 'Ines Vale', outlet: 'Low Tide Zine', role: '', email: 'ines@zine.example' },
    ],
    [
      'i know a dj at reform radio, her name is Sal Mendes, sal@reform.test. add her',
      'add_contact',
      { name: 'Sal Mendes', outlet: 'reform radio', role: 'dj', email: 'sal@reform.test' },
    ],
    [
      'I met Tom Ashe, the music editor at The Skinny. Please save him to my contacts.',
      'add_contact',
      { name: 'Tom Ashe', outlet: 'The Skinny', role: 'music editor', email: '' },
    ],
  ])('%j calls %s', (message, name, given) => {
    const call = planCall(situationOf([message], { tools }));
    expect([call?.name, call?.arguments]).toEqual([name, given]);
  });

  it.each(['When is my single out?', 'My single is out on 18 December.', 'How do I pitch a single?'])(
    '%j calls none',
    (message) => {
      expect(planCall(situationOf([message], { tools }))).toBeNull();
    },
  );

  it.each([
    ['My album is Red Dirt Receipts, comes out May 7th 2027, 11 songs.', 'Red Dirt Receipts'],
    ["my single 'Fever Dream Girl' (lol the irony) is out Feb 26", 'Fever Dream Girl'],
  ])('a plan has the title alone: %j', (message, title) => {
    expect(planCall(situationOf([message], { tools }))?.arguments).toMatchObject({ title });
  });

  it('a plan is made of a release named earlier', () => {
    const said = ["i've got an ep called Concrete Lullabies out feb 12", 'make a plan for the release'];
    expect(planCall(situationOf(said, { tools }))?.arguments).toMatchObject({
      title: 'Concrete Lullabies',
      format: 'ep',
      date: '2027-02-12',
    });
    expect(planCall(situationOf(['make a plan for the release'], { tools }))).toBeNull();
  });

  it.each(['done that one', 'Done!', 'ok that’s done', 'i did the first one already'])(
    '%j ticks off the first task listed before',
    (message) => {
      const nextTasks = ['Assets', 'Pitch blogs'].map((title) => ({ title, due: '2026-12-18' }));
      const room = { kind: 'release', title: 'Low Tide', date: '2027-03-05', format: 'ep', shows: [], nextTasks };
      const reply = 'Next in your plan:\n\n- Friday 18 December: Assets\n- Friday 18 December: Pitch blogs';
      expect(planCall(situationOf(['what is the first thing i should do?', message], { tools, room, reply }))).toEqual({
        name: 'complete_task',
        arguments: { task: 'Assets', release: 'Low Tide' },
      });
      expect(planCall(situationOf(['hello', message], { tools, room }))).toBeNull();
    },
  );

  const ep = { kind: 'release', title: 'Low Tide', date: '2027-03-05', format: 'ep', shows: [] };
  const tour = {
    kind: 'tour',
    title: 'Spring tour',
    date: '2027-04-03',
    shows: [{ date: '2027-04-05', city: 'Glasgow', venue: 'King Tut’s' }],
  };
  const plan = (title: string, format: string, date: string) => ({
    title,
    kind: 'release',
    format,
    date,
    shows: [],
    hoursPerWeek: null,
  });
  const task = (words: string, date?: string) => ({ task: words, release: 'Low Tide', ...(date && { date }) });
  const night = (city: string, venue: string, date: string) => ({ city, venue, date, replaces: null });

  it.each<[string, object | undefined, string, object]>([
    [
      'quick one – the new EP ‘Low Tide’ drops on the 5th of March',
      undefined,
      'plan_release',
      plan('Low Tide', 'ep', '2027-03-05'),
    ],
    [
      'I’ve got an album called Glass Harbour coming 21st May 2027',
      undefined,
      'plan_release',
      plan('Glass Harbour', 'album', '2027-05-21'),
    ],
    [
      'Our next single, Paper Moons, is dropping Jan 15',
      undefined,
      'plan_release',
      plan('Paper Moons', 'single', '2027-01-15'),
    ],
    [
      'album out 5 february. its called Iron Weather',
      undefined,
      'plan_release',
      plan('Iron Weather', 'album', '2027-02-05'),
    ],
    ['we’re releasing Halcyon on February 5th', undefined, 'plan_release', plan('Halcyon', 'single', '2027-02-05')],
    ['it moved to 12 march. and when do I send the pitch?', ep, 'plan_release', plan('Low Tide', 'ep', '2027-03-12')],
    ['actually, scrap that, let’s make it the 12th instead', ep, 'plan_release', plan('Low Tide', 'ep', 'the 12th')],
    ['hmm we’ve had to push it back to June 4th', ep, 'plan_release', plan('Low Tide', 'ep', '2027-06-04')],
    ['could you tick off the press photos, I did those yesterday', ep, 'complete_task', task('press photos')],
    ['I’ve written the press release, mark it as done', ep, 'complete_task', task('press release')],
    ['mark the bio as done', ep, 'complete_task', task('bio')],
    ['put the spotify pitch on the 10th of feb please', ep, 'move_task', task('spotify pitch', 'the 10th of feb')],
    ['move the press release to the 20th', ep, 'move_task', task('press release', 'the 20th')],
    [
      'we’re touring in April: Leeds Brudenell Social Club 3rd, Glasgow King Tut’s on the 5th and Manchester (YES) on 9 April',
      undefined,
      'plan_release',
      {
        ...{ title: '', kind: 'tour', format: 'single', date: '2027-04-03', hoursPerWeek: null },
        shows: [
          night('Leeds', 'Brudenell Social Club', '2027-04-03'),
          night('Glasgow', 'King Tut’s', '2027-04-05'),
          night('Manchester', 'YES', '2027-04-09'),
        ],
      },
    ],
    [
      'sorry, Glasgow got moved to the 6th',
      tour,
      'plan_release',
      {
        title: '',
        kind: 'tour',
        format: 'single',
        date: '2027-04-06',
        shows: [night('Glasgow', '', '2027-04-06')],
        hoursPerWeek: null,
      },
    ],
    [
      'Also adding Bristol, Exchange, 11 April',
      tour,
      'plan_release',
      {
        title: '',
        kind: 'tour',
        format: 'single',
        date: '2027-04-11',
        shows: [night('Bristol', 'Exchange', '2027-04-11')],
        hoursPerWeek: null,
      },
    ],
    [
      'add Sam Okoro, music editor at The Skinny, sam@skinny.example to my contacts',
      undefined,
      'add_contact',
      { name: 'Sam Okoro', outlet: 'The Skinny', role: 'music editor', email: 'sam@skinny.example' },
    ],
    [
      'can you save Sam Okoro (sam@skinny.example) from The Skinny as a contact?',
      undefined,
      'add_contact',
      { name: 'Sam Okoro', outlet: 'The Skinny', role: '', email: 'sam@skinny.example' },
    ],
  ])('understands everyday words: %s', (message, room, name, given) => {
    const call = planCall(situationOf([message], { tools, ...(room && { room }) }));
    expect([call?.name, call?.arguments]).toEqual([name, given]);
  });

  it.each([
    'Actually the press release should say 12 March',
    'I’ve finished the press release, what’s next?',
    'Write the pitch and send it to me on the 10th',
    'add a joke to my list of songs',
  ])('%j changes no plan', (message) => {
    expect(planCall(situationOf([message], { tools, room: ep }))).toBeNull();
  });

  it('plans a tour with its nights, and adds one later', () => {
    const tour = 'Three shows in May: Oslo on the 2nd, Bergen on the 4th, Bodø on 6 May';
    const nights = (texts: string[]): unknown => planCall(situationOf(texts, { tools }))?.arguments;
    expect(nights([tour])).toEqual({
      ...{ title: '', kind: 'tour', format: 'single', date: '2027-05-02', hoursPerWeek: null },
      shows: [
        { city: 'Oslo', venue: '', date: '2027-05-02', replaces: null },
        { city: 'Bergen', venue: '', date: '2027-05-04', replaces: null },
        { city: 'Bodø', venue: '', date: '2027-05-06', replaces: null },
      ],
    });
    const shows = [{ city: 'Narvik', venue: 'Kulturhus', date: '2027-05-08', replaces: null }];
    expect(nights([tour, 'We also play Narvik on 8 May at Kulturhus'])).toMatchObject({ title: '', shows });
    expect(nights(['We play the Lantern in Sheffield on 15 January'])).toBeUndefined();
  });

  it('makes no call if the tool is missing', () => {
    expect(planCall(situationOf(['My single Salt Road is out on 29 January']))).toBeNull();
  });

  it('reads a title and a date from separate sentences, in English and Spanish', () => {
    const plan = (message: string): unknown => planCall(situationOf([message], { tools }))?.arguments;
    const expected = {
      title: 'Salt Road',
      kind: 'release',
      format: 'single',
      date: '2027-01-22',
      shows: [],
      hoursPerWeek: null,
    };
    expect(plan('Hi there! I’m Jo. New single, "Salt Road", is my third. It comes out on 22 January 2027.')).toEqual(
      expected,
    );
    expect(plan('Hola, mi nuevo sencillo se llama «Salt Road» y sale el 22 de enero de 2027.')).toEqual(expected);
    expect(plan("BBC Radio Leeds played my last single 'Harbour' on 3 May 2026.")).toBeUndefined();
  });

  it('passes an ambiguous date on as it was written', () => {
    const call = planCall(situationOf(['My single "Salt Road" comes out on 3/4.'], { tools }));
    expect(call?.arguments).toMatchObject({ title: 'Salt Road', date: '3/4' });
  });

  it('makes a plan of what is known if a calendar is wanted', () => {
    const talk = ['My single "Salt Road" comes out on 22 January 2027.', 'Great, put that in my calendar'];
    expect(planCall(situationOf(talk, { tools }))?.arguments).toMatchObject({
      title: 'Salt Road',
      date: '2027-01-22',
      shows: [],
    });
  });

  it('says what was done', () => {
    const tasks = [{ due: '2027-01-08 (Friday 8 January)', title: 'Pitch the song', note: '' }];
    const result = { release: 'Salt Road', date: '2027-01-29', late: null, room: '/releases/1', tasks };
    const done = [{ name: 'plan_release', arguments: {}, result, error: null }];
    const said = report(situationOf(['My single Salt Road is out on 29 January'], { tools, done }));
    expect(said).toContain('[Salt Road](/releases/1)');
    expect(said).toContain('- **Friday 8 January 2027** Pitch the song');
    const spanish = report(situationOf(['Mi single Salt Road sale el 29 de enero'], { tools, done }));
    expect(spanish).toContain('- **viernes, 8 de enero de 2027** Pitch the song');
  });
});

describe('a release that is told in pieces', () => {
  it.each([
    [
      ['I put out a single on 22 January, can you help me plan?', 'It’s called “Kerbstone”.'],
      'Kerbstone',
      '2027-01-22',
    ],
    [
      ['Our debut album is called “Kerbstone”.', 'We have settled on Friday 16 April 2027. Draw up a schedule?'],
      'Kerbstone',
      '2027-04-16',
    ],
    [
      ['Best song is called “Kerbstone”.', 'ok lets say it drops jan 29. what do i do this week?'],
      'Kerbstone',
      '2027-01-29',
    ],
  ])('%j', (texts, title, date) => {
    expect(planCall(situationOf(texts, { tools }))?.arguments).toMatchObject({ title, date });
  });

  it('isn’t planned by a question about its date', () => {
    const texts = ['Our debut album is called “Kerbstone”.', 'Is 16 April 2027 too early to release it?'];
    expect(planCall(situationOf(texts, { tools }))).toBeNull();
  });
});

describe('concerts in bad news', () => {
  it.each([
    'Our singer Marta has nodules and must not sing for 8 weeks. We have 3 concerts in december: 5 december Modena, 12 december Ferrara, 19 december Bologna.',
    'we have to cancel the whole tour, our drummer broke his wrist: Leeds 4 December, Hull 5 December and York 6 December',
  ])('are not planned: %s', (text) => {
    expect(planCall(situationOf([text], { tools }))).toBeNull();
  });
});

describe('a tour that is told as a bare list', () => {
  const list =
    "Thu March 11 Knoxville TN - The Tamarack Room. Fri March 12 Nashville - Dewey's Upstairs. Mon March 15 Cincinnati - The Ludlow Parlor";
  const nights = (...texts: string[]) =>
    (planCall(situationOf(texts, { tools }))?.arguments as { shows: object[] } | undefined)?.shows;

  it('has a plan with its nights', () => {
    expect(nights(list)).toEqual([
      { city: 'Knoxville', venue: 'The Tamarack Room', date: '2027-03-11', replaces: null },
      { city: 'Nashville', venue: "Dewey's Upstairs", date: '2027-03-12', replaces: null },
      { city: 'Cincinnati', venue: 'The Ludlow Parlor', date: '2027-03-15', replaces: null },
    ]);
  });

  it('has the night in another town that takes the place of one', () => {
    const said = "Cincinnati fell through, it's now Lexington KY on Sunday the 14th at Bluestem Social";
    expect(nights(list, said)).toEqual([
      { city: 'Lexington', venue: 'Bluestem Social', date: '2027-03-14', replaces: 'Cincinnati' },
    ]);
  });
});
