import { lastReply } from '../talk.fixture.js';

const blank = /\[(?!Whom|A quién)/u;

describe('a theft', () => {
  const news =
    'hi, our trailer got stolen last night in Dalhart with all our amps in it. grey 2014 wells cargo, kansas plates. need to get something out fast';
  const more =
    "we're still playing saturday in Clovis at The Salt Room. and theres a police report, number 77-120, if anyone sees it call Dalhart PD";

  it('has a plain text at once', () => {
    const { text, calls, texts } = lastReply([news]);
    expect(calls).toEqual(['write_document crisis_statement']);
    expect(texts[0]).toContain('Our trailer got stolen on the night of Sunday 22 November 2026 in Dalhart');
    expect(texts[0]).toContain('Grey 2014 wells cargo, kansas plates.');
    expect(texts[0]).toContain('[Whom to call or write to, if someone sees it.]');
    expect(texts[0]).not.toMatch(blank);
    expect(text).not.toMatch(/lawyer|people first/iu);
  });

  it('gets what is told later, and figures put right', () => {
    const { texts } = lastReply([news, more, 'sorry its a 2015 not 2014']);
    expect(texts[0]).toContain('on Saturday 28 November 2026 in Clovis at The Salt Room');
    expect(texts[0]).toContain("There's a police report, number 77-120, if anyone sees it call Dalhart PD.");
    expect(texts[0]).toContain('Grey 2015 wells cargo');
    expect(texts[0]).not.toMatch(/2014|Whom to call|not 2/u);
  });

  it('has figures put right before there is a text', () => {
    const told = 'our trailer got stolen last night in Dalhart. grey 2014 wells cargo, kansas plates';
    const { texts } = lastReply([told, 'no wait, its a 2015 not 2014', 'ok write the statement']);
    expect(texts[0]).toContain('Grey 2015 wells cargo, kansas plates.');
    expect(texts[0]).not.toMatch(/2014|wait/u);
  });

  it('is told plainly in Spanish, until the van is found', () => {
    const turns = [
      'hola, nos robaron la furgoneta con los equipos anoche en Tres Esquinas, nadie herido. hay que avisar a la gente, y suspendemos el show del domingo 6 en Río Manso',
      'hicimos la denuncia. es una furgoneta roja, si alguien la ve que escriba a ola@example.com',
    ];
    const first = lastReply(turns).texts[0];
    expect(first).toContain('Nos robaron la furgoneta con los equipos la noche del domingo, 22 de noviembre de 2026');
    expect(first).toMatch(/suspendemos el show del domingo,? 6 de diciembre/iu);
    expect(first).toContain('Nadie herido.');
    expect(first).toContain('si alguien la ve que escriba a ola@example.com');
    expect(first).not.toMatch(blank);
    const found = lastReply([...turns, 'apareció la furgoneta!! vacía, sin los equipos']).texts[0];
    expect(found).toContain('Apareció la furgoneta, vacía, sin los equipos.');
    expect(found).not.toContain('si alguien la ve');
  });

  it.each([
    ['should we do a gofundme or does that look bad', 'One official page'],
    ['a fan wants to start a fundraiser, is that ok?', 'One official page'],
    ['do we put up a donations page', 'One official page'],
  ])('may raise money: %s', (question, words) => {
    const { text, calls } = lastReply([news, question]);
    expect(text).toContain(words);
    expect(calls).toEqual([]);
  });

  it.each(['un fan quiere hacer una colecta, lo ponemos?', 'conviene abrir una vaquita?'])(
    'may raise money in Spanish: %s',
    (question) => {
      expect(lastReply(['nos robaron la furgoneta con los equipos anoche', question]).text).toContain(
        'Una sola página oficial',
      );
    },
  );
});

describe('a member who is hurt while the concert takes place', () => {
  const news =
    'hola! nuestra bajista Lola Prats se rompió un dedo. el show del sábado 12 de dic en el Club Ombú se hace igual, toca Beto Sanz en su lugar. nos armás un comunicado?';
  const more = 'poné que vuelve en marzo. fue jugando al vóley, no ensayando';

  it('has a plain text, which names who comes back', () => {
    const { text, texts } = lastReply([news, more]);
    expect(texts[0]).toContain('Nuestra bajista Lola Prats se rompió un dedo.');
    expect(texts[0]).toContain('se hace igual, toca Beto Sanz en su lugar. Lola Prats vuelve en marzo.');
    expect(texts[0]).not.toMatch(blank);
    expect(text).not.toMatch(/abogado|personas afectadas/u);
  });

  it.each(['mejor sacá lo del vóley que a lola le da vergüenza', 'quitá lo del vóley porque le da pena'])(
    'loses what embarrasses them: %s',
    (cut) => {
      const [text] = lastReply([news, more, cut]).texts;
      expect(text).not.toMatch(/vóley|vergüenza|pena/u);
      expect(text).toContain('Lola Prats vuelve en marzo.');
    },
  );

  it('is what an interviewer asks about, without what was cut', () => {
    const { text } = lastReply([
      news,
      more,
      'sacá lo del vóley que a lola le da vergüenza',
      'mañana me hacen una nota en una radio, qué me pueden preguntar?',
    ]);
    expect(text).toContain('- Lola Prats vuelve en marzo');
    expect(text).toContain('Prepara tres cosas');
    expect(text).not.toMatch(/vóley|policía|Lo que mejor no decir/u);
  });

  it('has an English text', () => {
    const turns = [
      "our drummer Joss broke her wrist. friday's gig at the Ark is still on, Pim is filling in. can you write a post?",
      "add that she's back in march. she fell off a horse",
      "take out the horse bit, it's embarrassing",
    ];
    const [text] = lastReply(turns).texts;
    expect(text).toContain('The gig on Friday 27 November 2026 at the Ark is still on, Pim is filling in.');
    expect(text).toContain('Joss is back in March.');
    expect(text).not.toMatch(/horse|embarrass|\[/u);
  });
});
