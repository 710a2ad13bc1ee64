import { parseIsoDay } from '../../calendar.js';
import type { Language } from '../language.js';
import { crisisFacts } from './crisis-facts.js';

const day = parseIsoDay('2026-11-28') ?? 0;
const read = (texts: string[], language: Language = 'en') =>
  crisisFacts(
    texts.map((text) => ({ text, day })),
    language,
  );

describe('trouble in the artist’s own words', () => {
  it.each([
    ['en', 'We had a bit of a blue at our gig last night, security roughed up one of our fans. What should we do?'],
    ['en', 'Our singer has nodules on the vocal cords and the doctor said she must not sing for 8 weeks.'],
    ['en', 'our trombonist has shingles so we have to pull both concerts'],
    ['en', 'some toerag broke into our rehearsal hut and took three cornets'],
    ['en', 'our whole album leaked, someone put the folder on discord'],
    ['en', "we've decided to split up after 11 years"],
    ['en', 'our band is breaking up and I drew the short straw to write the announcement'],
    ['en', 'our gig is cancelled, the boiler burst and the cellar is under water'],
    ['es', 'anoche nos robaron la camioneta con todos los instrumentos'],
    ['es', 'se filtró nuestro disco completo anoche'],
    ['es', 'a nuestra cantante le han detectado un pólipo y tenemos que aplazar los conciertos'],
    ['en', "the label told us they've lost the master tapes for our first album"],
    ['en', 'We have had to pull out of the festival, my wife is very ill'],
    ['es', 'nos acaban de cancelar el show del sábado y la gente ya compró entradas'],
    ['es', 'se nos quemó la sala de ensayo'],
  ] as const)('%s: %s', (language, text) => {
    expect(read([text], language)).not.toBeNull();
  });

  it('is what a statement is asked for, if no sentence says so', () => {
    const told = read(['The choir is going on without its founder.', 'Write a statement please.']);
    expect(told?.happened).toEqual(['The choir is going on without its founder']);
  });
});

describe('every sentence told since is a fact', () => {
  it('also those that no rule knows, each in its part', () => {
    const told = read(
      [
        'hola, anoche nos robaron la camioneta después de la tocata en Quilpué. el sábado 5 tocamos en Viña y no sabemos q decir',
        'ya mira, estamos todos bien, nadie herido. hicimos la denuncia en la mañana. se llevaron 2 guitarras, la mitad de la batería y el teclado. unos amigos nos prestan casi todo asi q parece q igual tocamos',
      ],
      'es',
    );
    expect(told?.people).toEqual(['estamos todos bien', 'nadie herido']);
    expect(told?.happened).toEqual([
      'la noche del viernes, 27 de noviembre de 2026 nos robaron la camioneta después de la tocata en Quilpué',
      'se llevaron 2 guitarras, la mitad de la batería y el teclado',
    ]);
    expect(told?.doing).toEqual([
      'el sábado 5 tocamos en Viña',
      'hicimos la denuncia en la mañana',
      'unos amigos nos prestan casi todo',
    ]);
  });

  it.each([
    'What we must do in which order?',
    'Sorry for my english',
    'Hello, we have a big problem.',
    'The promoters know only Ferrara, the others not yet.',
    "People reckon we egged it on, we didn't.",
    "it's all over socials",
    "we don't wanna name the guard",
    "We don't want to sound bitter",
    'A reporter keeps ringing.',
    'Our band is called Bin Chicken Riot.',
    'Can you write a statement?',
    'bit of a nightmare',
    "don't name him, it's Gary Pugh",
    'Aoife changed her mind, leave her name out',
    "There's a rumour going round that we are over.",
  ])('but not: %s', (text) => {
    const told = read(['Our van was stolen last night.', text]);
    expect(told?.added).toEqual([]);
  });

  it('but what no longer holds for tickets', () => {
    const off = 'we have to cancel our gig on Saturday, our singer has lost her voice';
    const refunds = 'People who bought tickets get refunded by the venue';
    const valid = 'The venue just offered us 30 January instead and tickets stay valid';
    const all = (...texts: string[]): string => {
      const facts = read([off, ...texts]);
      return [...(facts?.happened ?? []), ...(facts?.doing ?? [])].join('\n');
    };
    expect(all(refunds, valid)).not.toContain('refunded');
    expect(all(refunds, valid)).toContain('stay valid');
    expect(all(valid, refunds)).not.toContain('stay valid');
    expect(all('Tickets stay valid, or you get a refund')).toContain('or you get a refund');
    expect(all(refunds, "the support band, they're called Otterfax")).not.toContain('Otterfax');
  });

  it('until the artist goes on to a release', () => {
    expect(read(['Our van was stolen last night.', 'Our new single "Salt" is out on 5 March.'])?.added).toEqual([]);
  });
});

describe('what a message asks to have said', () => {
  it.each([
    [
      'Chuck in that everyone who had a ticket can use it on 19 December',
      'everyone who had a ticket can use it on 19 December',
    ],
    ["say we'd love people to wait for the real thing", "we'd love people to wait for the real thing"],
    ['can you add that the cornets are engraved?', 'the cornets are engraved'],
    ['put the time in, doors 7.30', 'doors 7.30'],
    ['Just say it’s for family reasons', 'it’s for family reasons'],
    ['make it clear that our website is safe', 'our website is safe'],
  ])('%s', (text, fact) => {
    expect(read(['Our van was stolen last night.', text])?.added).toEqual([fact]);
  });

  it('in Spanish, several things at once', () => {
    const told = read(
      [
        'anoche nos robaron la camioneta',
        'hazme el comunicado, que se entienda q tocamos igual y que si alguien ve los instrumentos a la venta nos avise por instagram. no queremos dar pena',
        'falta decir q el trombón es un Yamaha. y q no estamos pidiendo plata todavía',
      ],
      'es',
    );
    expect(told?.doing).toEqual([
      'tocamos igual',
      'pedimos que, si alguien ve los instrumentos a la venta, nos avise por instagram',
      'no estamos pidiendo plata todavía',
    ]);
    expect(told?.happened.at(-1)).toBe('el trombón es un Yamaha');
  });
});

describe('names that stay private', () => {
  const fight = 'Security roughed up one of our fans last night at our gig.';

  it.each([
    ["The girl's called Tess and she's ok, but don't use her name.", "the girl's ok"],
    ["The girl's called Tess. Tess is ok. No names please.", 'The girl is ok'],
    ["Our fan Tess is ok, but please don't put her name anywhere.", 'Our fan is ok'],
  ])('%s', (text, people) => {
    const told = read([fight, text]);
    expect(told?.people).toEqual([people]);
    expect(told?.unnamed).toEqual(['Tess']);
    expect(JSON.stringify({ ...told, unnamed: [] })).not.toContain('Tess');
  });

  it('in Spanish', () => {
    const told = read(
      [
        'anoche un guardia golpeó a un chaval en nuestro concierto',
        'el chico se llama Hugo, está bien, pero no digáis su nombre',
      ],
      'es',
    );
    expect(told?.people).toEqual(['el chico está bien']);
  });

  it('a name that may be used is kept', () => {
    expect(read(['Our singer Marta collapsed on stage last night.', 'she is home now'])?.people).toEqual([
      'Our singer Marta is home now',
    ]);
  });
});

describe('softer words for an illness', () => {
  it.each([
    [
      'Our singer Marta has nodules on the vocal cords.',
      "Marta doesn't want that we say the name of the medical problem. Only that is a problem of health.",
      'Our singer Marta has a problem of health',
    ],
    [
      'our drummer had an epileptic seizure on stage and the ambulance came.',
      'just say a medical emergency instead',
      'our drummer had a medical emergency on stage',
    ],
    [
      'our driver Tam has a broken leg after the crash last night',
      "don't say it's his leg",
      'our driver Tam has an injury after the crash on the night of Friday 27 November 2026',
    ],
    ['our drummer broke his wrist and we have to cancel the tour', "just say he's injured", 'our drummer is injured'],
  ])('%s %s', (told, wish, words) => {
    expect(read([told, wish])?.happened[0]).toBe(words);
  });

  it('in Spanish', () => {
    const told = [
      'a nuestra cantante le han detectado un pólipo y tenemos que aplazar los conciertos',
      'pon solo que es un problema de salud',
    ];
    expect(read(told, 'es')?.happened[0]).toContain('le han detectado un problema de salud');
  });
});

describe('what is to be left out', () => {
  it('goes, and the rest of its sentence stays', () => {
    const told = read([
      'There was an accident last night, our driver Tam is hurt.',
      "Tam's in Ninewells hospital and will be fine. Police have been. We're still friends and Jo is starting something new.",
      "don't mention the hospital",
      'take out the bit about Jo',
    ]);
    expect(told?.people).toEqual(['Tam will be fine']);
    expect(JSON.stringify({ ...told, keptOut: [] })).not.toMatch(/hospital|Jo is/u);
    expect(JSON.stringify(told)).toContain("We're still friends");
  });
});

describe('what is said to the assistant', () => {
  const all = (...texts: string[]): string[] => {
    const { people = [], happened = [], doing = [] } = read(texts) ?? {};
    return [...people, ...happened, ...doing];
  };

  it.each([
    "Don't make us sound like we're moaning and don't ask for money yet",
    'Now a shorter one for instagram, and one for the promoters in Bristol',
    'just got this from a journo',
    "I'll get it to you tonight",
    'Aoife would rather we didn’t say exactly what’s wrong',
    "We're Fern & Hollow, a folk duo from Galway",
    "i'm literally crying",
  ])('is in no statement: %s', (words) => {
    expect(all('Our van was stolen in Leeds last night.', words)).toEqual([
      'Our van was stolen in Leeds on the night of Friday 27 November 2026',
    ]);
  });

  it('is left out behind what happened', () => {
    expect(all('Bit of a stressful one. We had to cancel two shows and need to put out a statement today.')).toEqual([
      'We had to cancel two shows',
    ]);
  });

  it('keeps what tells something', () => {
    expect(
      all('Our van was stolen in Leeds.', 'One for the road crew: all of them are safe. We’ve got a hire van.'),
    ).toContain('We’ve got a hire van');
  });
});
