import { situationOf } from '../../acting/situation.fixture.js';
import { knownAnswer } from '../known-answers.js';

const gig = 'We play The Crescent in York on 6 March 2027.';
const tour = 'We are on tour: Leeds, The Wardrobe on 5 March 2027; York, The Crescent on 6 March 2027.';
const concierto = 'Tocamos en la sala Moby el 5 de marzo de 2027.';

const answer = (...texts: string[]): string => {
  const { conversation, known } = situationOf(texts);
  return knownAnswer(conversation, known);
};

describe('a question about a detail', () => {
  it.each([
    [gig, 'doors are at 7.30', 'what time are doors again?', 'Doors are at 7.30.'],
    [gig, 'doors are at 7.30', 'remind me, when do doors open', 'Doors are at 7.30.'],
    [gig, 'tickets are £12', 'how much is it to get in?', 'Tickets are £12.'],
    [gig, 'support from Little Comet', "who's supporting?", 'Support comes from Little Comet.'],
    [gig, 'it is 14 and over', 'is there an age limit', 'The age limit is: 14 and over.'],
    [gig, 'the full address is 33 Queens Road', "what's the address?", 'The address is 33 Queens Road.'],
    [gig, 'tickets: https://t.example/y', 'where can people buy tickets?', 'Tickets are at https://t.example/y.'],
    [gig, 'my email is jo@quill.example', 'which email did i give you?', 'The email address is jo@quill.example.'],
    [gig, 'it is about my last bus', "what's the song about", 'It is about my last bus.'],
    [concierto, 'abren a las 20:00', '¿a qué hora abren?', 'Puertas: 20:00.'],
    [concierto, 'son 12 euros', 'cuánto cuesta la entrada', 'La entrada cuesta 12 euros.'],
    [concierto, 'nos telonea Lluvia Roja', '¿quién telonea?', 'De teloneros: Lluvia Roja.'],
    [concierto, 'mi correo es sam@x.example', '¿qué correo te di?', 'El correo es sam@x.example.'],
  ])('%s %s %s', (told, detail, question, reply) => {
    expect(answer(told, detail, question)).toBe(reply);
  });

  it.each([
    [gig, 'our label is Low Tide Records', "who's our label?", 'The label is Low Tide Records.'],
    [gig, 'tickets are £12', 'how much did i say tickets were?', 'Tickets are £12.'],
    [
      gig,
      'doors at 7',
      'what time do we start?',
      'Doors are at 7. You haven’t told me yet. What time does the concert start?',
    ],
    [gig, 'support from Little Comet', "remind me who's on before me?", 'Support comes from Little Comet.'],
    [gig, 'doors at 7', 'whens doors again mate', 'Doors are at 7.'],
    [gig, "doors at 7, we're on at 8.30", 'What time am I on', 'It starts at 8.30.'],
    [gig, 'stage time is 9pm', 'when are we on stage?', 'It starts at 9pm.'],
    [gig, 'doors 7pm, on at 8.30, tickets £8', "what's my stage time again?", 'It starts at 8.30.'],
    [gig, 'I play at 8:15', 'what time do i go on', 'It starts at 8:15.'],
    [gig, 'ok', 'where is it?', '- Saturday 6 March 2027: York, The Crescent'],
    [tour, 'ok', "when's York?", '- Saturday 6 March 2027: York, The Crescent'],
    [
      gig,
      'contact: Jo Park, jo@park.example, 07700 900123',
      'what number do you have?',
      'The phone number is 07700 900123.',
    ],
    [tour, 'York is 8 pounds and Leeds is 10', 'how much is it in Leeds?', 'In Leeds, tickets are 10 pounds.'],
    [gig, 'hear it at https://x.example/song', 'what link did i give you?', 'The link is https://x.example/song.'],
  ])('may be asked in other words: %s %s %s', (told, detail, question, reply) => {
    expect(answer(told, detail, question)).toBe(reply);
  });

  it('is no statement itself', () => {
    expect(answer(gig, 'is it all ages?')).toContain('Is there an age limit?');
  });

  it('is answered per night', () => {
    const doors = 'Doors are at 7pm, in York at 8pm';
    expect(answer(tour, doors, 'what time are doors?')).toBe('- Leeds: 7pm\n- York: 8pm');
    expect(answer(tour, doors, 'what time are doors in York?')).toBe('In York, doors are at 8pm.');
    expect(answer(tour, 'Doors in York are at 8pm', 'when do doors open?')).toBe('- Leeds: not known yet\n- York: 8pm');
    const twice =
      'We play York, The Crescent on 5 March 2027 with doors at 7pm; York, The Crescent on 6 March 2027 with doors at 8pm.';
    expect(answer(twice, 'what time are doors?')).toBe(
      '- York, Friday 5 March 2027: 7pm\n- York, Saturday 6 March 2027: 8pm',
    );
  });

  it.each([
    [gig, 'what time are doors?', 'You haven’t told me yet. What time do doors open?'],
    [gig, 'which email did i give you?', 'You haven’t told me yet. What is your contact email?'],
    [concierto, '¿a qué hora abren?', 'Aún no me lo has dicho. ¿A qué hora abren las puertas?'],
    ['hi', 'where do we play?', 'You haven’t told me about a concert yet. Where is it, and on which day?'],
  ])('asks for what it wasn’t told: %s %s', (told, question, reply) => {
    expect(answer(told, question)).toBe(reply);
  });

  it.each([
    'how much should tickets cost?',
    'how much is Fanfare?',
    'who should support us?',
    'what email should I write to the press?',
    'when do record shops open for in-stores and should I ask?',
    'where should we play?',
    'what is a good opening line?',
    '¿cuánto cuesta hacer un videoclip?',
    '¿a qué hora publico en Instagram?',
  ])('is not %j', (question) => {
    expect(answer(gig, question)).toBe('');
  });
});
