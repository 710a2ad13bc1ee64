import { lastReply } from '../../questions/talk.fixture.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { parseIsoDay } from '../../calendar.js';
import { speaksOfCrisis } from './crisis.js';
import { crisisFacts } from './crisis-facts.js';

const day = parseIsoDay('2026-11-23') ?? 0;
const read = (...texts: string[]) =>
  crisisFacts(
    texts.map((text) => ({ text, day })),
    'en',
  );

describe('another subject', () => {
  it.each([
    'changing subject: i want to be on npr tiny desk',
    'remember that i never do interviews before noon',
    'how do i find a manager',
    "I'd like a plan for the single",
    'my song is about a flooded house',
  ])('adds nothing to a statement: %s', (text) => {
    expect(read('Our drummer was arrested last night.', text)?.added).toEqual([]);
  });

  it('is not what the artist wants to say', () => {
    expect(read('Our drummer was arrested last night.', 'We want to thank the people who helped.')?.added).toEqual([
      'We want to thank the people who helped',
    ]);
  });
});

describe('something happened', () => {
  it.each([
    'Our bassist got detained by the police at the airport this morning.',
    'A fan collapsed at our gig and an ambulance came.',
    'They accuse me of stealing a song',
    'Our van was stolen last night with everything in it',
    'Detuvieron a nuestro bajista anoche',
    'we had to cancel the gig in Bath because Ellie lost her voice',
    'We called off our tour and people want refunds',
    'The local paper has written that we cancelled for lack of sales',
    'someone on tiktok says we were drunk on stage',
    'Un periódico dice que cancelamos por falta de público',
    'nos hemos separado del bajista y la prensa pregunta',
    'la cantante deja la banda y los periodistas no paran de escribirme',
    'se nos fue el baterista, qué decimos?',
    'han salido unos periodistas diciendo que plagiamos una canción',
    'el concierto de mañana en la Sala Niágara se cancela, la sala se ha inundado',
    'anoche me acusaron en twitter de copiar una base y es mentira',
    'nos están funando en redes por algo que no hicimos',
    'hemos echado al guitarra y ya hay rumores',
    'hola, se ha inundado la sala y tenemos que cancelar el concierto del sábado. qué decimos?',
    'our singer is ill and we have to cancel the gig in Hull. what do we tell people?',
  ])('%s', (text) => {
    expect(speaksOfCrisis(text)).toBe(true);
  });

  it.each([
    'My song is about the night my father died in hospital.',
    'Our single "Arrested" comes out in May',
    'We play the Fire Station in Sunderland tonight',
    'My manager says we should pitch radio first',
    'I said we were on at nine',
    'Can we cancel the York show in the plan?',
    'She died in 1944, and I wrote an album of it.',
    "the pitch should say we're from Leeds",
    'can it say I was born in Hull',
    'la canción habla de cuando nos separamos y la prensa preguntaba',
    'nos separamos un rato de la ciudad para grabar el disco',
    'la prensa no responde, qué digo?',
    'dead turnout at my headline last night, felt like a mug',
    'my band split up in 2015 and I went solo',
  ])('did not: %s', (text) => {
    expect(speaksOfCrisis(text)).toBe(false);
  });
});

describe('the facts for a statement', () => {
  it('are sorted, with a date for "last night" and a name for "she"', () => {
    expect(
      read(
        'Hey! Our singer was attacked after the show last night, and a reporter keeps calling. I feel awful.',
        'She is recovering at home, we have cancelled tomorrow’s show. We will tell you more on Friday at noon.',
      ),
    ).toEqual({
      people: ['Our singer is recovering at home'],
      happened: ['Our singer was attacked after the show on the night of Sunday 22 November 2026'],
      doing: ['we have cancelled the show on Tuesday 24 November 2026'],
      moreBy: 'on Friday at noon',
      added: [
        'She is recovering at home',
        'we have cancelled the show on Tuesday 24 November 2026',
        'We will tell you more on Friday at noon',
      ],
      isRumour: false,
      isConcertOff: false,
      isConcertMoved: false,
      isPlain: false,
      unnamed: [],
      keptOut: [],
    });
  });

  it('include a break-in and a cancelled concert', () => {
    expect(read('Bad news, our van got broken into last night in Leeds. Nobody was hurt.')?.happened).toEqual([
      'our van got broken into on the night of Sunday 22 November 2026 in Leeds',
    ]);
    expect(read('Se ha cancelado nuestro concierto de mañana en Murcia.')).not.toBeNull();
  });

  it.each([
    'I think he was drunk.',
    'It was the promoter’s fault that the stage collapsed.',
    'Apparently someone was hurt.',
    'Who called the police?',
    'Please write that nobody was hurt.',
    'Correction on that one.',
    "if theres anything in there that sounds like we're blaming the venue get rid of it",
    'ok mention it but just one line at the end',
    'the lawyer in just one sentence',
  ])('leave out guesses, blame and wishes: %s', (text) => {
    expect(read('Our drummer was arrested.', text)?.happened).toEqual(['Our drummer was arrested']);
  });

  it('leave out what others say, and keep what was cancelled, sold and offered instead', () => {
    const told = read(
      "We're in a bit of a mess. We had to cancel our show in Bath because Ellie lost her voice, and people are angry.",
      "The paper has written that we cancelled because of sales. That's not true, we'd sold 140 of 180.",
      'The new date is 16 January and all tickets stay valid.',
    );
    expect(told?.happened).toEqual([
      'We had to postpone our show in Bath because Ellie lost her voice',
      "we'd sold 140 of 180",
    ]);
    expect(told?.doing).toEqual(['The new date is Saturday 16 January 2027 and all tickets stay valid']);
  });

  it('include payments', () => {
    const told = read(
      "A blog claims we didn't pay our drummer.",
      'That is a lie, he signed for it on 14 March 2026.',
      'I just want to sleep',
    );
    expect(told?.happened).toEqual(['our drummer signed for it on 14 March 2026']);
    expect(told?.added).toEqual([]);
  });

  it('include denials', () => {
    const { happened } = read('They accuse us of theft.', 'We did not take anything from the venue.') ?? {};
    expect(happened).toContain('We did not take anything from the venue');
  });

  it('are null if nothing happened', () => {
    expect(read('My single is out on 5 May. We are safe.')).toBeNull();
  });
});

describe('a cancelled concert', () => {
  it('has its cause and what ticket holders need to know', () => {
    const cancelled = 'se ha inundado la sala y tenemos que cancelar el concierto. qué decimos?';
    const facts = read(`hola, ${cancelled}`, 'las entradas se devuelven automáticamente');
    expect(facts?.happened).toEqual(['se ha inundado la sala y tenemos que cancelar el concierto']);
    expect(facts?.doing).toEqual(['las entradas se devuelven automáticamente']);
    expect(read('our singer is ill, and we have to cancel the gig in Hull')?.happened).toEqual([
      'our singer is ill',
      'we have to cancel the gig in Hull',
    ]);
  });
});

it('that nobody was hurt is about the people, however short', () => {
  expect(read('Our van was broken into last night, two guitars are gone. nobody hurt')?.people).toEqual([
    'nobody hurt',
  ]);
});

describe('a report that the artist denies', () => {
  const told =
    'Una revista dice que dejé plantado al público y es mentira: se suspendió por la tormenta, lo decidió la policía. ¿Qué hago?';

  it('is a crisis, whose statement has the facts and not the report', () => {
    const { known } = situationOf([
      told,
      'redácteme un comunicado. El recital era el 3 de octubre en Lyon y yo iba a cantar gratis.',
    ]);
    expect(known.crisis?.happened).toEqual([
      'se suspendió por la tormenta',
      'lo decidió la policía',
      'El recital era el 3 de octubre en Lyon',
      'yo iba a cantar gratis',
    ]);
    expect(known.shows).toEqual([]);
  });

  it('praise is none', () => {
    expect(situationOf(['Una revista dice que toqué muy bien en Lyon']).known.crisis).toBeNull();
  });
});

it('what must not be said is left out', () => {
  const told = read('Our singer collapsed on stage last night.', "she's home from hospital, but don't use her name");
  expect([...(told?.people ?? []), ...(told?.added ?? [])].join(' ')).not.toContain('use her name');
});

it.each([
  ['bbc introducing said we were "one to watch"', false],
  ['the local paper wrote that we’re “the pride of Penzance”', false],
  ['a blog wrote that we stole the song', true],
  ['someone posted that we were paid to stay away', true],
])('praise in quotes is no claim about the artist: %s: %s', (text, isCrisis) => {
  expect(speaksOfCrisis(text)).toBe(isCrisis);
});

it('a lead-in and a wish for another version are no part of the statement', () => {
  const off = 'nos han cancelado el bolo del jueves 10, se ha inundado la sala Ópalo. hay que avisar ya';
  const news = 'espera que hay fecha nueva! viernes 8 de enero mismo sitio';
  const { texts } = lastReply([off, news, 'versión corta para stories']);
  expect(lastReply([off, news]).texts.at(-1)).toContain(
    'La nueva fecha es el viernes, 8 de enero de 2027 en la sala Ópalo.',
  );
  expect(texts.join('\n')).not.toMatch(/[Ee]spera|[Vv]ersión corta/u);
});
