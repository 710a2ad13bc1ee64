import { cutTopics } from './cut-topics.js';
import { topicCut } from './topic-cut.js';

describe('what a message wants out of a text', () => {
  it.each([
    ['lose the bit about the caravan', ['the caravan']],
    ['could you cut the part where I mention my divorce please', ['I mention my divorce']],
    ["dont mention the tape machine, it's boring", ['the tape machine']],
    ["I'd rather it didn't mention my day job", ['my day job']],
    ['make it shorter and take out the tape machine', ['tape machine']],
    ['take out the 8 track and make it longer', ['8 track']],
    ['leave the hospital out of it', ['the hospital']],
    ['too personal, take out the allotment bit', ['allotment']],
    ['take nan out', ['nan']],
    ['take the school name out, my boss might not like it', ['the school']],
    ['lose the bit about the harmonium if its in there', ['the harmonium']],
    ['quita lo de la promesa si sale por ahí', ['promesa']],
    ['remove the line about my nan please', ['my nan']],
    ['quita lo de la guitarra rota y añade que somos tres', ['guitarra rota']],
    ['Mejor que no salga lo de camarera', ['camarera']],
    ['no menciones el accidente por favor', ['accidente']],
    ['quítame la parte de los estudios', ['estudios']],
    ['prefiero que no se diga que fui monja', ['fui monja']],
    // The reason follows without a comma.
    ['Take out the part bout my nephew id rather keep that private', ['my nephew']],
    ['delete the stuff abt my ex i dont want him reading it', ['my ex']],
    ['lose the line about the van we dont have it any more', ['the van']],
    ['cut the part about the house we grew up in', ['the house we grew up in']],
    ['quita lo de mi primo le da corte', ['primo']],
    ['quita la parte de mi tía prefiero que sea privado', ['tía']],
    // What is meant comes first.
    ['lo de Lugo mejor no lo pongas, es cosa suya', ['Lugo']],
    ['Eso de la mudanza no hace falta contarlo', ['mudanza']],
    ['la mudanza no la pongas', ['mudanza']],
    ['lo del bar fuera', ['bar']],
    ['mejor no digas lo de la boda', ['boda']],
    ['más breve, y sin lo de las verbenas si lo pusiste', ['verbenas']],
    ['the Rome bit, better not put it in', ['Rome']],
    ['the thing about Rome, leave that out', ['Rome']],
    ['not the bit about rome tho', ['rome']],
    ['Dont put Rome in', ['Rome']],
    ['shorter please and without the bit about the chapel', ['the chapel']],
    ['take out the task about photos', []],
    ['drop the price to £5', []],
    ['cut it', []],
    ['we cut the album in March', []],
    ['do you think I should mention the gig?', []],
  ])('%s', (message, topics) => expect(cutTopics(message)).toEqual(topics));
});

describe('a text without a topic', () => {
  const cut = (text: string, phrase: string): string =>
    topicCut(text, phrase).reduce((rest, { find, replace }) => rest.replace(find, () => replace), text);

  it.each([
    ['The tape came out in May, recorded in a shed on an 8 track.', '8-track', 'The tape came out in May.'],
    ['It was recorded in a shed on an eight track and mixed by Jo.', '8 track', 'It was mixed by Jo.'],
    ['Mara Quill was born in Hull and sold her caravan.', 'the caravan', 'Mara Quill was born in Hull.'],
    ['Mara Quill taught chemistry and sings in a choir.', 'chemistry', 'Mara Quill sings in a choir.'],
    ['She plays harp. He proposed in a van, in the rain.', 'the proposal', 'She plays harp.'],
    ['She plays harp. He proposed in a van. [One more fact.]', 'van proposal', 'She plays harp. [One more fact.]'],
    ['Trabaja de camarera en Reus y grabó en casa.', 'camarera', 'Grabó en casa.'],
    ['Grabó en Reus. Perdió una guitarra en el tren.', 'guitarra', 'Grabó en Reus.'],
    ['Toca el arpa y estudió en Lleida.', 'los estudios', 'Toca el arpa.'],
    ['It was made between Leeds and Hull. It is short.', 'Hull', 'It is short.'],
    [
      'Out now.\n\n“I wrote it at night. My nan hated it.” — Mara',
      'my nan',
      'Out now.\n\n“I wrote it at night.” — Mara',
    ],
    ['**Doors:** 7pm\n**Price:** £8\n\nSee you.', 'price', '**Doors:** 7pm\n\nSee you.'],
    ['Doors 7 · £8 · with Moth Club', 'doors', '£8 · with Moth Club'],
    ['**Listen:** x.test · **Photos:** y.test', 'photos', '**Listen:** x.test'],
    [
      'She recorded it in Hull last winter, just her and Jo.',
      'last winter',
      'She recorded it in Hull, just her and Jo.',
    ],
    ['She wrote it in May with Jo.', 'May', 'She wrote it with Jo.'],
    ['She is a nurse at Oakfield Road hospital by day.', 'the hospital', 'She is a nurse by day.'],
    ['She teaches at the University of Hull.', 'university', 'She teaches.'],
    ['La grabó en Reus el verano pasado con Jo.', 'verano pasado', 'La grabó en Reus con Jo.'],
  ])('%s', (text, phrase, rest) => expect(cut(text, phrase)).toBe(rest));

  it.each([
    ['**LEEDS** – Mara Quill will release “Salt Road”.', 'Mara Quill'],
    ['# A gig in Hull', 'Hull'],
    ['One harp. Two harps. The harp again. And a harp.', 'harp'],
    ['Only this.', 'the drummer'],
  ])('stays as it is: %s', (text, phrase) => expect(cut(text, phrase)).toBe(text));
});
