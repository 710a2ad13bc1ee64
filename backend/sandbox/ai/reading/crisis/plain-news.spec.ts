import { lastReply } from '../../questions/talk.fixture.js';
import { isStandIn, isTheft, wantsItOut } from './plain-news.js';

it.each([
  'our van was stolen last night with all our gear',
  'someone nicked my guitar and pedals from the car, nobody hurt',
  'our trailer got broken into in Tulsa',
  'nos robaron la furgoneta con los instrumentos, nadie herido',
  'anoche se llevaron los equipos de la sala',
])('things are gone, and nobody came to harm: %s', (text) => {
  expect(isTheft([text])).toBe(true);
});

it.each([
  'someone stole our song',
  'our van was stolen and the driver is in hospital',
  'they stole my bass at gunpoint',
  'nos robaron la camioneta y golpearon al técnico',
  'the gig at the Ark is off',
])('that is no plain theft: %s', (text) => {
  expect(isTheft([text])).toBe(false);
});

it.each([
  'our drummer broke his wrist but the gig on friday is still on, Pim is filling in',
  'our singer has the flu. Ana sings in her place on Saturday',
  'nuestra bajista se rompió un dedo, el concierto se hace igual y toca Lola en su lugar',
  'nuestro baterista está enfermo, lo reemplaza Beto el viernes',
])('someone else plays: %s', (text) => {
  expect(isStandIn([text])).toBe(true);
});

it.each([
  'our drummer broke his wrist, the gig on friday is cancelled',
  'our drummer was attacked, Pim is filling in',
  'nuestro baterista murió y Beto toca en su lugar',
  'our new drummer is Pim',
])('that is other news: %s', (text) => {
  expect(isStandIn([text])).toBe(false);
});

it.each([
  'we need to post something asap',
  'can you help us get the word out',
  'what do we post',
  'need a statement now',
  'hay que avisar a la gente',
  'necesitamos publicar algo ya',
  'qué ponemos en redes?',
])('wants it out: %s', (text) => {
  expect(wantsItOut(text)).toBe(true);
});

describe('a theft of which they don’t know what to post', () => {
  const theft = 'someone nicked our gear out the van last night. two guitars and a synth. dont know what to post';

  it.each([
    theft,
    theft.replace('dont know what to post', 'no idea how to word it'),
    theft.replace('dont know what to post', 'what do we say?'),
  ])('has its text at once: %s', (message) => {
    const { calls, texts } = lastReply([message]);
    expect(calls).toEqual(['write_document crisis_statement']);
    expect(texts[0]).not.toMatch(/know what|word it|do we say/u);
  });

  it('says where the van was', () => {
    expect(lastReply([theft, 'was parked on moss lane in hull. weve told the police']).texts.at(-1)).toContain(
      'The van was parked on Moss Lane in hull.',
    );
  });
});
