import { withoutLeadIns } from './lead-ins.js';

describe('words that only lead to a statement', () => {
  it.each([
    [
      "It is lovely, but Desmond's surname is Achterberg and he should be given it.",
      'change “Desmond” to “Desmond Achterberg”.',
    ],
    ['its great but you forgot that my sister plays the harp', 'add that my sister plays the harp'],
    ["you've not put that it was recorded live", 'add that it was recorded live'],
    ["Nice. You didn't mention that we met at school", 'Nice. add that we met at school'],
    ['oh I forgot to say, our drummer produced it', 'our drummer produced it'],
    ['sick. forgot to say its 2 min 40', 'sick. its 2 min 40'],
    ['I should have said, half of the door goes to the hospice', 'half of the door goes to the hospice'],
    ['I should have said it is eleven songs', 'I should have said it is eleven songs'],
    ["Also could you put that he's raising money?", "add that he's raising money."],
    ['Can you put that in?', 'Can you put that in?'],
    ['bugger, our drummer is ill', 'our drummer is ill'],
    ['sorry my distributor just told me its the 26th not the 12th', 'its the 26th not the 12th'],
    ["sorry priti says it's the 29th not the 22nd", "it's the 29th not the 22nd"],
    ["He says it's the 29th", "He says it's the 29th"],
    ['Price is wrong sorry, its 16. only change that', 'the Price is 16. only change that'],
    ["The doors are wrong, it's 7.30", 'the doors is 7.30'],
    ['Good. My wife says to put in there will be chili.', 'add that there will be chili.'],
    ['We should also mention that my sister sings', 'add that my sister sings'],
    ['Before I type anything in, does it send emails?', 'does it send emails?'],
    ['hi, quick question: is this free', 'is this free'],
    ['Before I write the bio, I need a plan', 'Before I write the bio, I need a plan'],
    [
      "Note that I trained in Leeds, that I play a 1911 Blüthner, and that I don't tour. Now a bio",
      "I trained in Leeds.\nI play a 1911 Blüthner.\nI don't tour. Now a bio",
    ],
    [
      'is it normal to have a quote in these? if so heres mine: the dryers are in tune, near enough',
      'is it normal to have a quote in these? My quote: “the dryers are in tune, near enough”',
    ],
    ['Note that I trained in Leeds. Now a bio', 'Note that I trained in Leeds. Now a bio'],
    ['Alright. Do blogs care about doom metal?', 'Do blogs care about doom metal?'],
    ['If they not answer, how many days I wait?', "If they don't answer, how many days should I wait?"],
    [
      'The album is out on 26 March 2027 and I recorded it in a chapel.',
      'The album is out on 26 March 2027.\nI recorded it in a chapel.',
    ],
    ['my single is out 19 feb, I recorded it in my kitchen', 'my single is out 19 feb.\nI recorded it in my kitchen'],
  ])('%s', (typed, told) => {
    expect(withoutLeadIns(typed, 'en')).toBe(told);
  });

  it.each([
    ['me olvidé, abre la noche Teo Barrancas', 'añade que abre la noche Teo Barrancas'],
    ['se me olvidó decirte que somos cuatro', 'añade que somos cuatro'],
    ['vale. ¿Puedes añadir que me acompaña Koldo a la batería?', 'vale. añade que me acompaña Koldo a la batería.'],
    ['quedó bien pero falta mi disco del 2024', 'añade mi disco del 2024'],
  ])('%s', (typed, told) => {
    expect(withoutLeadIns(typed, 'es')).toBe(told);
  });

  it.each([
    "It's a lovely song about my gran.",
    'The song is good, but nobody hears it.',
    'I forgot the words on stage.',
    'Alright is the name of the song.',
    'You forgot the date.',
    'My manager says to wait until Friday.',
    'Is the price wrong?',
    'My manager told me it is a good song.',
    'We are out on tour and I made tea.',
    'its great but make it shorter',
  ])('leaves “%s”', (typed) => {
    expect(withoutLeadIns(typed, 'en')).toBe(typed);
  });

  it.each([
    'está chido pero hazlo más cortito',
    'me olvidé la letra en el escenario',
    'falta una semana para el concierto',
  ])('leaves «%s»', (typed) => {
    expect(withoutLeadIns(typed, 'es')).toBe(typed);
  });
});
