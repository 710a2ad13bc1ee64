import { situationOf } from '../../acting/situation.fixture.js';
import { parseIsoDay } from '../../calendar.js';
import { crisisFacts } from './crisis-facts.js';
import { lastReply } from '../../questions/talk.fixture.js';
import type { Language } from '../language.js';

const day = parseIsoDay('2026-11-23') ?? 0;
const happened = (language: Language, ...texts: string[]) =>
  crisisFacts(
    texts.map((text) => ({ text, day })),
    language,
  )?.happened;

const crash = ['our van crashed last night', 'everyone is ok, our bass player Isla has a broken wrist'];

describe('a name that stays out', () => {
  it.each([
    'say we will be back in spring. and don’t mention isla by name',
    "leave isla's name out please",
    'leave islas name out',
    "isla doesn't want to be named",
    "oh and she'd rather not be named, she's shy",
    'can you take Isla’s name out',
    'remove islas name and add that we will be back in spring',
    "don't name the bass player, her mum reads everything",
    'hi again, isla wants to stay anonymous',
    "Isla asked us not to use her name, it's private",
  ])('leaves who the person is: %s', (wish) => {
    expect(happened('en', ...crash, wish)).toEqual([
      'our van crashed on the night of Sunday 22 November 2026',
      expect.stringMatching(/^our bass player has a broken wrist$/iu),
    ]);
  });

  it('is known in whatever letters it is typed', () => {
    const texts = [
      'our van crashed last night',
      'our bass player isla has a broken wrist',
      'isla doesn’t want to be named',
    ];
    expect(happened('en', ...texts)?.at(-1)).toMatch(/^our bass player has a broken wrist$/iu);
  });

  it.each(['que no salga el nombre de carla por favor', 'Carla no quiere que pongamos su nombre, le da vergüenza'])(
    'in Spanish: %s',
    (wish) => {
      expect(
        happened('es', 'anoche nos robaron la camioneta', 'nuestra bajista Carla se rompió la muñeca', wish),
      ).toEqual([expect.stringContaining('nos robaron la camioneta'), 'Nuestra bajista se rompió la muñeca']);
    },
  );

  it('stays out of later texts', () => {
    const { known } = situationOf([
      'our single Salt Road is out on 12 March. Isla plays bass on it',
      'don’t mention isla by name',
    ]);
    expect(known.statements.join(' ')).not.toContain('Isla');
  });

  it('is the first name as well as the whole one', () => {
    const texts = ['our bassist Isla broke her wrist last night', "her name is Isla Kerr, but please don't use it"];
    expect(happened('en', ...texts)).toEqual(['Our bassist broke her wrist on the night of Sunday 22 November 2026']);
  });

  it('is told in the same breath as the wish, whose reason is no fact', () => {
    const wish = 'isla kerr is her name but dont put it in, she hates attention';
    const { crisis } = situationOf([...crash, wish]).known;
    expect(crisis?.added).toEqual([]);
    expect(crisis?.happened.at(-1)).toMatch(/^our bass player has a broken wrist$/iu);
  });

  it('is that of whoever owns a place', () => {
    const texts = ["our EP is out on 12 March. we recorded it in Isla's kitchen", 'dont mention isla by name'];
    expect(situationOf(texts).known.statements.join(' ')).not.toContain('Isla');
  });

  it('is no other word', () => {
    const texts = [
      'our singer was drunk last night and the police came',
      'we cancelled the show, our drummer hurt his arm',
    ];
    expect(happened('en', ...texts, "don't say hurt. and never say police")?.join(' ')).not.toMatch(
      /our (?:singer|drummer) (?:was )?our/u,
    );
  });

  it('is no town', () => {
    expect(happened('en', 'our van crashed near Inverness last night', 'don’t mention Inverness')).toEqual([
      'our van crashed on the night of Sunday 22 November 2026',
    ]);
  });
});

describe('the name of a thing', () => {
  const told = 'the vocal came from a sample pack i paid for, Velvet Throats vol 2, i got the receipt from march 2025';
  it.each([
    "don't name the pack in it, my lawyer friend says no. shorter too",
    "please don't name the pack. lawyer says we shouldn't",
    "don't use the packs name, its risky apparently",
    'take the name of the pack out',
  ])('stays out, and the reason is no fact: %s', (wish) => {
    expect(happened('en', "somebody's saying i stole a vocal on my track", told, wish)).toEqual([
      'the vocal came from a sample pack i paid for',
      'i got the receipt from march 2025',
    ]);
  });
});

describe('sums and things that stay out', () => {
  it.each([
    [
      'our van got robbed last night, about £12k worth of gear',
      "don't say how much it was worth, people get weird. and take the laptop out",
      'our van got robbed on the night of Sunday 22 November 2026',
    ],
    [
      'our van got robbed last night in Leeds, £12,000 worth of gear gone',
      "leave out the amount and the laptop, i'm scared someone leaks it",
      'our van got robbed on the night of Sunday 22 November 2026 in Leeds',
    ],
    [
      'our van got robbed last night in Leeds',
      'cut the laptop because it’s borrowed. and don’t tell people it was in Leeds',
      'our van got robbed on the night of Sunday 22 November 2026',
    ],
  ])('%s: %s', (first, wish, left) => {
    const list = 'they took the laptop, two mics and my guitar';
    expect(happened('en', first, list, wish)).toEqual([left, 'they took two mics and my guitar']);
  });

  it('takes a cause out, and leaves names whole', () => {
    const told = 'we had to cancel the show at the Hug and Pint in Glasgow last night because the PA caught fire';
    expect(happened('en', told, "don't mention the fire, the venue asked us not to")).toEqual([
      'we had to cancel the show at the Hug and Pint in Glasgow on the night of Sunday 22 November 2026',
    ]);
  });

  it('leaves an injury alone if it is about the day', () => {
    const texts = ['our bassist broke her wrist last night', 'dont say which day'];
    expect(happened('en', ...texts)).toEqual(['our bassist broke her wrist on the night of Sunday 22 November 2026']);
  });

  it('drops a sentence that only gives the sum', () => {
    const texts = ['our van got robbed last night', 'the gear was worth about 9 grand', 'take out what it was worth'];
    expect(happened('en', ...texts)).toEqual(['our van got robbed on the night of Sunday 22 November 2026']);
  });

  it.each([
    'no pongas cuánto valía, luego empiezan a decir cosas. y quita lo de la laptop también pq me da miedo q las filtren',
    'no digas el monto y saca la laptop porfa',
    'no menciones el valor, que luego la gente habla. y que no salga lo de la laptop',
  ])('in Spanish: %s', (wish) => {
    const texts = [
      'nos robaron la camioneta anoche saliendo de tocar en Zapopan, como 180 mil pesos de cosas',
      'se llevaron 2 tornamesas, la MPC de mi dj (La Güera Montes), micros, y la laptop con las sesiones del EP',
    ];
    expect(situationOf([...texts, wish]).known.crisis?.happened).toEqual([
      'nos robaron la camioneta la noche del domingo, 22 de noviembre de 2026 saliendo de tocar en Zapopan',
      'se llevaron 2 tornamesas, la MPC de mi dj (La Güera Montes) y micros',
    ]);
  });
});

describe('who it is', () => {
  const lost = 'alrite our singer daz has lost his voice n we gotta pull fridays gig at the Bunting Vault';
  it.each([
    'cant say its daz he doesnt want ppl knowing. just say illness',
    "please don't tell people it's Daz. just say illness",
    "he doesn't want people to know it's daz. say illness instead",
  ])('stays out, with what they play and what they have: %s', (wish) => {
    expect(situationOf([lost, wish]).known.crisis?.happened.join('. ')).toMatch(
      /^One of us is ill\. We have to pull the gig on Friday 27 November 2026 at the Bunting Vault$/iu,
    );
  });

  it('is still who they are, if only the name stays out', () => {
    expect(situationOf([lost, 'keep daz out of it']).known.crisis?.happened[0]).toMatch(/^our singer has lost/iu);
  });

  it.each(["don't say it's cancelled", "don't tell people it's sad", 'don’t say it’s our fault'])(
    'is no other word: %s',
    (wish) => expect(situationOf([lost, wish]).known.crisis?.unnamed).toEqual([]),
  );

  it('is told back before the statement is written', () => {
    const turns = [lost, 'cant say its daz he doesnt want ppl knowing. just say illness'];
    expect(lastReply(turns).text).toContain('“One of us is ill. We have to pull the gig');
    const { text, texts } = lastReply([...turns, 'can u do an email to Moira who books it']);
    expect(texts.join('')).not.toMatch(/daz|voice|singer|alrite/iu);
    expect(text).toContain('> Hello Moira,');
    expect(text).not.toMatch(/daz|voice|singer|alrite/iu);
  });
});

it.each([
  'Hiya, our van was stolen last night',
  'Hi all, our van was stolen last night',
  'alright, our van was stolen last night',
])('a greeting is no part of what happened: %s', (text) =>
  expect(happened('en', text)?.[0]).toMatch(/^our van was stolen/iu),
);

it.each([
  [
    ['got to cancel our show on sat 5 dec at the Tin Hall, i have tonsillitis', 'say its for health reasons'],
    'write the statement',
    'has to be cancelled for health reasons.',
  ],
  [
    [
      'tengo que cancelar el show del sábado 5 de diciembre en Sala Ancla pq estoy con faringitis',
      'mejor no digas faringitis, di por motivos de salud nomás',
    ],
    'escribe el comunicado',
    'en Sala Ancla por motivos de salud.',
  ],
])('an illness gives way to the cause that may be said: %s', (told, request, said) => {
  const { texts } = lastReply([...told, request]);
  expect(texts[0]).toContain(said);
  expect(texts[0]).not.toMatch(/itis/u);
});

it.each(['phew thats a relief, thank you so much', 'ay que alivio, muchas gracias'])(
  'relief and thanks are no part of a statement: %s',
  (thanks) => {
    const told = thanks.startsWith('ay')
      ? ['tengo que cancelar el show del sábado 5 de diciembre en Sala Ancla', 'escribe el comunicado']
      : ['got to cancel our show on sat 5 dec at the Tin Hall', 'write the statement'];
    expect(lastReply([...told, thanks]).texts[0]).not.toMatch(/relief|thank|alivio|gracias/iu);
  },
);
