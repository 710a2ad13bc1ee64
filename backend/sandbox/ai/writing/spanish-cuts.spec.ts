import { situationOf } from '../acting/situation.fixture.js';
import { cutTopics } from './cuts/cut-topics.js';
import { topicCut } from './cuts/topic-cut.js';
import { leftOutBy } from './spanish-cuts.js';

it.each([
  ['mejor que no aparezca mi edad', 'años'],
  ['quita lo de que trabajo de camarera', 'camarera'],
  ['no quiero que salga lo del hospital, por favor', 'hospital'],
  ['quite la parte del conservatorio', 'conservatorio'],
  ['no quiero que salga antes del viernes', ''],
  ['que no salga en la radio', ''],
  ['quita el último párrafo', ''],
])('“%s” leaves out %s', (message, about) => {
  expect(leftOutBy(message)).toBe(about);
});

it('cuts the sentence, and later texts go without it', () => {
  const told = 'Nací en Quito, vivo en Lyon desde 2014 y de día trabajo de camarera.';
  const wish = 'Me gusta. Preferiría que no salga lo de camarera';
  const bio = 'Mara Quill hace folk. Nació en Quito. De día trabaja de camarera.';
  const edits = cutTopics(wish).flatMap((topic) => topicCut(bio, topic));
  const left = edits.reduce((text, { find, replace }) => text.replace(find, () => replace), bio);
  expect(left).toBe('Mara Quill hace folk. Nació en Quito.');
  expect(situationOf([told, wish]).known.statements).toEqual(['Nació en Quito.', 'Vive en Lyon desde 2014.']);
});
