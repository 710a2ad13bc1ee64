import { lastReply } from '../../questions/talk.fixture.js';
import { plainSaidQuestion } from './said-questions.js';

const night =
  'tocamos el sábado 19 de diciembre en la sala Maravillas, a las 22:15, entrada 8 euros, abre Lola Prieto. hazme el anuncio';
const single = 'mi single se llama Cal Viva, sale el 12 de febrero, lo produjo Nuria Vela. hazme la nota de prensa';
const dated = 'my single is called Lime Kiln, out 12 feb. write the press release';
const gig = 'we play sat 19 dec at the Kiln, doors 7.30, £9 entry, Ada Moon opens. write the gig announcement';

const answers = [
  [night, 'a que hora te dije que era?', '22:15'],
  [night, 'gracias!! a qué hora era?', '22:15'],
  [night, 'dime la hora que te di', '22:15'],
  [night, 'te acuerdas de la hora?', '22:15'],
  [night, 'q precio te dije?', '8 euros'],
  [night, 'cuánto te dije que costaba la entrada?', '8 euros'],
  [night, 'cuanto valia la entrada?', '8 euros'],
  [night, 'en que sala te dije?', 'Maravillas'],
  [night, 'dónde tocábamos?', 'Maravillas'],
  [night, 'que dia te dije que era', '19 de diciembre'],
  [night, 'quién te dije que abría?', 'Lola Prieto'],
  [single, 'como te dije que se llamaba?', 'Cal Viva'],
  [single, 'qué título te di?', 'Cal Viva'],
  [single, 'quién era el productor?', 'Nuria Vela'],
  [single, 'que dia te dije que salia?', '12 de febrero'],
  [dated, "what's the release date you've got for me now?", 'Friday 12 February 2027'],
  [dated, 'what date do you have for the release', 'Friday 12 February 2027'],
  [single, 'que fecha de salida tienes apuntada ahora?', '12 de febrero'],
  [gig, 'what time did i say doors were?', '7.30'],
  [gig, 'what price did i say?', '£9'],
  [gig, 'who did i say was opening?', 'Ada Moon'],
  [gig, 'which venue did i tell you?', 'Kiln'],
] as const;

it.each(answers)('answers what was told: %s → %s', (told, question, answer) => {
  const { text, calls } = lastReply([told, question]);
  expect(calls).toEqual([]);
  expect(text).toContain(answer);
});

it('says what was never told', () => {
  expect(lastReply([single, 'qué precio te dije?']).text).toContain('Aún no me lo has dicho');
});

it('takes “como te dije” for what is told again, and a question for advice as one', () => {
  expect(lastReply([night, 'como te dije, son 9 euros']).texts.at(-1)).toContain('**Precio:** 9 euros');
  expect(lastReply([night, 'a qué hora era mejor publicar?']).text).not.toContain('22:15');
});

it.each(['cuánto dinero te dije que puse en el vídeo?', 'how much money did i say the video was?'])(
  'is no question for the price of a ticket: %s',
  (question) => {
    expect(plainSaidQuestion(question, question.startsWith('how') ? 'en' : 'es')).toBe('');
  },
);

describe('a question for what was told, in other words', () => {
  const told =
    'Hi, my EP Salt Road is out on 22 January 2027. It has 5 tracks and was recorded by Otis Crane. We play The Wardrobe in Leeds on 23 January 2027, tickets are £7. Write the press release';

  it.each([
    ['lovely ta. whats the release date you have got for me now?', 'Friday 22 January 2027'],
    ['can you remind me of the release date', 'Friday 22 January 2027'],
    ['what day of the week is that', 'Friday 22 January 2027'],
    ['which venue was it again', 'Wardrobe'],
    ['what was the venue', 'Wardrobe'],
    ['is it free entry', '£7'],
    ['do people have to pay to get in', '£7'],
    ['who recorded it', 'Otis Crane'],
    ['how many tracks did i say', '5 tracks'],
  ])('%s', (question, answer) => {
    const { text, calls } = lastReply([told, question]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each(['remind me on friday to post it', 'is it free'])('is another question: %s', (question) => {
    expect(plainSaidQuestion(question, 'en')).toBe('');
  });
});
