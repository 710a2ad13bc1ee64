import { isFitToPrint } from './fit-to-print.js';

it.each([
  'Harlan & Josie Tidwater made a mistake, it is eleven songs.',
  'Solamente que el conjunto es de 1984, se equivocó de tecla.',
  'El beat es de Kuro Márquez, ponlo por favor, y un asunto que llame la atención.',
  'The festival also wants 60 words about them for the programme.',
  'La peña pide una bio de 70 palabras.',
  'It is beautiful.',
  'Está muy bonita.',
  'That’s a bit long.',
  'In first.',
  'They forgot to say it was mixed in Hull.',
  'Puedo ir a tocarla en directo.',
  'Ensayan en casa, pues.',
  'Quita lo de la cita.',
  'Grabó la voz conmigo en el patio.',
  'It was mixed in Hull, please add that.',
  'They wrote it and we sang it.',
  'It is a waltz lol.',
  'Basically it is a waltz.',
  'Add that it is a waltz.',
  'Don’t say it is a waltz.',
  'Puedo tocarla en la radio los lunes.',
])('“%s” stays out of texts', (sentence) => {
  expect(isFitToPrint(sentence)).toBe(false);
});

it.each([
  'It is about a beautiful mistake.',
  'Ada Fry calls it “my favourite of ours”.',
  'They toured the US in a van.',
  'It was made at Me & You Studio.',
  'Son siete.',
  'Grabó “Yo no puedo más” en un garaje.',
  'Nos Miramos es su primer disco.',
  'They sing.',
  'It was made for a beautiful old piano.',
  'It is short and loud, with two drummers.',
  'Se olvidó en un cajón durante diez años.',
  'The song needs two drummers and a choir of forty voices.',
  'In 2019 they toured Japan.',
  'Cambiaron de batería en 2021.',
  'Trata de quien pide perdón tarde.',
  'Tardó un año en escribirla y otro en sacarla.',
  'Los metales los grabó una banda de pueblo.',
  'Mis tías lo cantan en la cocina.',
  'They recorded it by candlelight, forgetting the clock.',
])('“%s” may stand in one', (sentence) => {
  expect(isFitToPrint(sentence)).toBe(true);
});
