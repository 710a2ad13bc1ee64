import { lastReply } from '../talk.fixture.js';

const release = 'My single "Salt Road" is out on 15 January 2027.';
const lanzamiento = 'Mi single "Sal" sale el 15 de enero de 2027.';
const gig = 'We play The Brudenell in Leeds on 16 January 2027 at 8pm.';

describe('what a release costs', () => {
  it.each([
    [release, "How much would it cost us to do all that? We've got about £250 in the band account", 'no prices'],
    [release, 'how much should i spend', 'no prices'],
    [release, 'is £200 enough for promo', 'no prices'],
    [release, 'what would you spend 300 euros on', 'no prices'],
    [lanzamiento, 'y cuánto debería gastar en anuncios? tengo como 1500 pesos', 'no tienen precios'],
    [lanzamiento, 'y cuanto nos costaria todo eso? tenemos 200 euros', 'no tienen precios'],
    [lanzamiento, 'con 100 euros no se, me alcanza con 100 euros?', 'no tienen precios'],
  ])('has no figure of ours: %s %s', (told, question, said) => {
    expect(lastReply([told, question]).text).toContain(said);
  });

  it.each(['How much does Fanfare cost?', 'what do you cost a month', 'how much is this app'])(
    'leaves the price of the app alone: %s',
    (question) => expect(lastReply([question]).text).not.toContain('no prices'),
  );

  it('is no question about a ticket', () => {
    expect(lastReply([gig, 'tickets cost £8 and we have £200 for the venue']).text).not.toContain('no prices');
  });
});

describe('questions that change no text', () => {
  it.each(["Should I mention my age do you think? I'm 61", 'is it weird to put how old i am', 'does my age matter'])(
    'an age: %s',
    (question) => {
      const { text, calls } = lastReply(['Write my bio.', question]);
      expect(text).toContain('It isn’t needed');
      expect(calls).toEqual([]);
    },
  );

  it('an age in Spanish', () => {
    expect(lastReply(['Escribe mi biografía.', 'pongo mi edad o no hace falta?']).text).toContain('No hace falta');
  });

  it.each([
    ['Is it ok to announce before the festival does? They havent put their lineup out yet', 'Ask them first'],
    ['can we post about it before they announce', 'Ask them first'],
    ['do we have to wait for the festival to announce it', 'Ask them first'],
    ['podemos anunciarlo antes que el festival?', 'Pregúntales antes'],
    ['tenemos que esperar a que lo anuncie el festival?', 'Pregúntales antes'],
  ])('the day of an announcement: %s', (question, said) => {
    const told = said.startsWith('P')
      ? 'Tocamos en el festival Costa el 12 de junio.'
      : 'We play Windle Marsh Festival.';
    expect(lastReply([told, question]).text).toContain(said);
  });
});

describe('more of what newcomers ask', () => {
  it.each([
    ['what happens after i send it', 'follow up once'],
    ['do blogs even reply to small artists', 'follow up once'],
    ['do i have to have a website for this', 'one link with everything'],
    ['what should i do the day its out', 'Tell your own people'],
    ['how long should the email be', 'at most 90 words'],
    ['can i send the same song to 2 blogs', 'one named person at a time'],
    ['is it rude to email on a weekend', 'at a weekend'],
  ])('%s', (question, said) => {
    const { text, calls } = lastReply([release, 'Write the press release.', question]);
    expect(text).toContain(said);
    expect(calls).toEqual([]);
  });

  it.each([
    ['q pasa despues de mandarlo', 'insiste una sola vez'],
    ['los blogs contestan a gente chica?', 'insiste una sola vez'],
    ['necesito una pagina web si o si?', 'un enlace con todo'],
    ['cuantas palabras tiene que tener el correo', '90 palabras como mucho'],
    ['que hago el dia q sale', 'Cuéntaselo a tu gente'],
    ['mando el mp3 o un link', 'un enlace para escuchar'],
    ['cuantas fotos necesito', 'fotos'],
  ])('%s', (question, said) => {
    const { text, calls } = lastReply([lanzamiento, 'Escribe la nota de prensa.', question]);
    expect(text).toContain(said);
    expect(calls).toEqual([]);
  });
});

describe('questions beside news and requests', () => {
  it.each([
    ['is it better to ring or email em?', 'Email, to one named person'],
    ['should i phone the station', 'Email, to one named person'],
    ['email or call?', 'Email, to one named person'],
  ])('phone or email: %s', (question, said) => expect(lastReply([gig, question]).text).toContain(said));

  it('phone or email in Spanish', () => {
    expect(lastReply([lanzamiento, '¿les llamo o les escribo un correo?']).text).toContain('Correo, a una persona');
  });

  it('is answered beside a text', () => {
    const { text, calls } = lastReply([
      gig,
      "short email for community radio in Port Hallam, see if they'd have us in for a chat. and is it better to ring or email em?",
    ]);
    expect(calls).toEqual(['write_document radio_pitch']);
    expect(text).toContain('Email, to one named person');
    expect(text).not.toContain('I didn’t follow');
  });

  it('says what happens to a night that is off', () => {
    const { text } = lastReply([
      'Thu March 4 Knoxville, The Mule Parlor. Fri March 5 Bristol, Tackle & Feed. Sat March 6 Roanoke, The Loft.',
      'Roanoke just fell through. Do we need to say anything publicly or just take it off?',
    ]);
    expect(text).toContain('Noted: Roanoke, off the tour.');
    expect(text).toContain('Announced nowhere and no tickets sold');
  });

  it.each([
    ['Conviene anunciar las dos cosas juntas o por separado?', 'un solo texto'],
    ['lo publico todo junto o por separado?', 'un solo texto'],
  ])('together or apart: %s', (question, said) => expect(lastReply([lanzamiento, question]).text).toContain(said));

  it('together or apart in English', () => {
    expect(lastReply([release, 'should we announce both together or separately']).text).toContain('one text');
  });

  it.each([
    'our first record turns 10 next year and we are doing a tape of it. is that even news to anyone?',
    'would anyone even care about a tape',
  ])('what makes news: %s', (question) => expect(lastReply([question]).text).toContain('why now, and why you'));

  it.each([
    'I have some news: my bassist left',
    'they can call me or email me at sam@salt.example',
    'Please add the email on their website',
  ])('is none of them: %s', (message) => {
    const { text } = lastReply([release, message]);
    expect(text).not.toContain('why now, and why you');
    expect(text).not.toContain('Email, to one named person');
    expect(text).not.toContain('contact page says');
  });
});
