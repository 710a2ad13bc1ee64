import { isoDay, parseIsoDay } from './calendar.js';
import { namedDate, releaseDay, type Said } from './named-date.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const find = (said: Omit<Said, 'day'>[], day = today): string | null => {
  const date = namedDate(said.map((each) => ({ ...each, day })));
  return date && isoDay(date.day);
};

describe('the date of a release or gig', () => {
  it.each([
    ['My single comes out on 12 February 2027.', '2027-02-12'],
    ['Our third album will be released on Friday, April 9, 2027.', '2027-04-09'],
    ['On 12 February 2027 my single comes out.', '2027-02-12'],
    ['My single Salt Road, 18 December. Give me a plan.', '2026-12-18'],
    ['I need a release plan for 18 December', '2026-12-18'],
    ['We recorded it on 3 May and it comes out on 12 February 2027', '2027-02-12'],
    ['Our album is done and set for 21 May 2027', '2027-05-21'],
    ['It came out last week.', '2026-11-16'],
    ["the album is Low Water Mark, it's out since 13 November", '2026-11-13'],
    ['our EP has been out since 2 October', '2026-10-02'],
    ['el disco está en la calle desde el 13 de noviembre', '2026-11-13'],
    ["Song's been out since September 18. It's off an album coming March 19 2027", '2027-03-19'],
    ['My single is out in 3 days.', '2026-11-26'],
    ['My single comes out tomorrow', '2026-11-24'],
    ['12 February 2027 is the day.', '2027-02-12'],
    ['Our gig is on 15 January 2027 and the single is out on 8 January 2027', '2027-01-08'],
    ['We play the Leadmill on 15 January 2027', '2027-01-15'],
    ['Tickets £12, on sale Friday 11 December at 10am. The tour starts on 4 March 2027', '2027-03-04'],
    ['Tickets for the launch are £10, the album is out on 9 April 2027', '2027-04-09'],
    ["Write a post for tonight's gig", '2026-11-23'],
    ['We have a gig tonight', '2026-11-23'],
    ['Sorry, I meant 5 March 2027', '2027-03-05'],
    ['Mañana tocamos en la sala Moon', '2026-11-24'],
    ['Saco sencillo el 16 de abril', '2027-04-16'],
    ['lets call it Saltmarsh, 16 april', '2027-04-16'],
    ['Sacamos disco el 9 de octubre de 2027', '2027-10-09'],
    ['El bolo es pasado mañana, tocamos a las 21', '2026-11-25'],
  ])('%j: %s', (text, day) => {
    expect(find([{ text, before: '' }])).toBe(day);
  });

  it.each([
    'Write a short pitch for a music blog that I can use today.',
    'Write a press release I can send tomorrow',
    'No podemos decir nada del disco hasta el 14 de diciembre',
    'Write a press release about our show that I can send tomorrow',
    'I want to send my single out tomorrow',
    'My birthday is 3 May 1990. Write me a press release.',
    'My date of birth is 3 May 1990',
    'I was born on 3 May 1990 and my single comes out soon',
    'I recorded the song on 3 May',
    'My record label dropped me today',
    'I need the bio by 3 December',
    'I have an interview on Friday 4 December',
    'Tengo una entrevista mañana con la radio',
    'Necesito la nota de prensa para mañana',
    'Grabé el disco el 3 de mayo',
  ])('is not in %j', (text) => {
    expect(find([{ text, before: '' }])).toBeNull();
  });

  it('is the answer to the question for it', () => {
    const before = 'Here it is.\n\nTo fill the blanks: **when is it out**?';
    expect(find([{ text: 'Friday 18 December, everywhere', before }])).toBe('2026-12-18');
    expect(find([{ text: 'Tomorrow!', before }])).toBe('2026-11-24');
    expect(find([{ text: 'I can use it today', before }])).toBeNull();
    expect(find([{ text: 'My birthday is 3 May 1990.', before }])).toBeNull();
    expect(find([{ text: '18 December', before: 'What is the story?' }])).toBeNull();
  });

  it('counts from the day it was said', () => {
    expect(find([{ text: 'My single comes out tomorrow', before: '' }], today - 21)).toBe('2026-11-03');
  });

  it('is the one named last', () => {
    const said = ['It comes out on 18 December.', 'No, it comes out on 15 January.', 'Send me a plan today.'];
    expect(find(said.map((text) => ({ text, before: '' })))).toBe('2027-01-15');
  });
});

describe('a day on which others were written to', () => {
  it.each(['Emailed', 'I messaged', 'Contacted', 'We submitted to'])('is not the release\u2019s: %s', (done) => {
    expect(find([{ text: `${done} a blog 2 weeks ago about my single Salt Road`, before: '' }])).toBeNull();
  });
});

describe('a corrected day', () => {
  const released = (...texts: string[]): string | null => {
    const date = releaseDay(texts.map((text) => ({ text, before: '', day: today })));
    return date && isoDay(date.day);
  };

  it.each([
    'change the date to 5 March 2027',
    'the new release date is 5 March 2027',
    'push the date back to 5 March 2027',
  ])('is the new day of the release: %s', (words) => {
    expect(released('My single is out on 26 February 2027', words)).toBe('2027-03-05');
  });

  it.each(['ahora es el 5 de marzo de 2027', 'se equivocaron, al final es el 5 de marzo de 2027'])(
    'is the new day in Spanish: %s',
    (words) => {
      expect(released('Mi sencillo sale el 26 de febrero de 2027', words)).toBe('2027-03-05');
    },
  );

  it('is the new day of the release', () => {
    expect(released('My single is out on 26 February 2027', 'Sorry, I meant 5 March 2027')).toBe('2027-03-05');
    expect(released('Mi sencillo sale el 26 de febrero de 2027', 'Perdón, quise decir 5 March 2027')).toBe(
      '2027-03-05',
    );
  });

  it.each([
    ['el disco se llama Marea Baja y salió el 3 de octubre', '2026-10-03'],
    ['el 12 de marzo sacamos single: Sirimiri', '2027-03-12'],
    ['el viernes 12 de marzo sale mi single', '2027-03-12'],
    ['saldrá el 12 de marzo', '2027-03-12'],
    ['lo publicó el sello el 4 de junio', '2026-06-04'],
  ])('in Spanish: %s', (text, day) => expect(released(text)).toBe(day));

  it('of a concert leaves the release as it was', () => {
    const said = ['My single is out on 26 February 2027', 'We play Leeds on 4 March 2027', 'I meant 5 March 2027'];
    expect(released(...said)).toBe('2027-02-26');
  });
});

describe('the day of someone’s coming or going', () => {
  it.each([
    'I’ve found out we are 48 members, two tenors joined on 4 December',
    'turns out we’re 12 now, a new alto joined us on 4 December',
    'just found out our drummer leaves on 4 December',
    'our pianist left the band on 4 December',
    'somos 48: dos tenores se unieron el 4 de diciembre',
  ])('is no release: %s', (text) => {
    expect(namedDate([{ text, before: 'Which day is it?', day: today }])).toBeNull();
  });

  it('leaves the release its own', () => {
    const text = 'we’ve found out it comes out on 5 March, two tenors joined on 4 December';
    expect(namedDate([{ text, before: '', day: today }])?.day).toBe(parseIsoDay('2027-03-05'));
  });
});

describe('a message about something that is out', () => {
  it('may name a day to come as well, if its weekday says so', () => {
    const text = 'I am dropping a video for my song on friday 11 december. the audio is already out since october.';
    expect(namedDate([{ text, before: '', day: parseIsoDay('2026-11-29') ?? 0 }])?.day).toBe(parseIsoDay('2026-12-11'));
  });

  it.each([
    'i got a tune out called Number 11 Bus since 13 november',
    'it has been out since 13 november, with 14k streams in 2 weeks',
  ])('names the day it came out: %s', (text) => {
    expect(namedDate([{ text, before: '', day: parseIsoDay('2026-11-29') ?? 0 }])?.day).toBe(parseIsoDay('2026-11-13'));
  });

  it('may say from when it is available', () => {
    const text = 'It is called The Hedge Accounts and it will be available from Friday 19 March 2027.';
    expect(namedDate([{ text, before: '', day: today }])?.day).toBe(parseIsoDay('2027-03-19'));
  });

  it('names no day by its streams', () => {
    const text = 'write the follow up, mention its had 14k streams in 2 weeks';
    expect(namedDate([{ text, before: '', day: today }])).toBeNull();
  });
});

describe('a moved release', () => {
  const told = { text: 'my single Salt is out 29 january', before: '', day: today };
  const concert = { text: 'we play The Crescent in York on 5 march, doors 7', before: '', day: today };
  const moved = (text: string) => ({ text, before: '', day: today });

  it.each([
    'can we push it to feb 12',
    'my mix engineer is slow af, can we move it to 12 february?',
    'im moving it to 12 feb then. what about tiktok',
    'could we bump the single to feb 12',
  ])('%s', (text) => {
    expect(releaseDay([told, moved(text)])?.day).toBe(parseIsoDay('2027-02-12'));
  });

  it('is not the concert that was named last', () => {
    expect(releaseDay([told, concert, moved('can we move it to 12 march')])?.day).toBe(parseIsoDay('2027-01-29'));
  });
});

describe('a Spanish release day', () => {
  it.each([
    ['voy a sacar un video el jueves 10 de diciembre, la rola se llama Combi Ruta 14', '2026-12-10'],
    [
      'pues saco un EP que se llama Siesta Pendiente el viernes 29 de enero y lo presento el sábado 30 en la sala La Peineta',
      '2027-01-29',
    ],
  ])('%s', (text, day) => {
    expect(releaseDay([{ text, before: '', day: today }])?.day).toBe(parseIsoDay(day));
  });
});

describe('a day behind the title of what comes out', () => {
  const dayIn = (text: string): string => {
    const found = releaseDay([{ text, day: today, before: '' }]);
    return found === null ? '' : isoDay(found.day);
  };

  it.each([
    'saco mi primer single, Tejados, el viernes 29 de enero.',
    'saco mi primer sencillo Tejados el 29 de enero',
    'i release my first single Tin Roof on friday 29 january',
    'putting out my debut EP called The Long Way Round the Harbour on 29 January',
  ])('%s', (text) => {
    expect(dayIn(text)).toBe('2027-01-29');
  });

  it.each([
    'releasing my first single and we record the video on 29 january',
    'saco mi primer single y grabo el vídeo el 29 de enero',
  ])('isn’t the day of something else: %s', (text) => {
    expect(dayIn(text)).toBe('');
  });
});
