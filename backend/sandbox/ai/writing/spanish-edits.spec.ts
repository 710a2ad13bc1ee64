import { situationOf } from '../acting/situation.fixture.js';
import { writeDocument } from './document.js';
import { linesRewritten } from './edits.js';

/** A text written after the first messages, with the edits that the last one makes. */
function edited(
  kind: Parameters<typeof writeDocument>[0],
  texts: readonly string[],
  language: 'en' | 'es' = 'es',
): string {
  const before = situationOf(texts.slice(0, -1));
  const { markdown } = writeDocument(kind, { ...before.known, language }, before.conversation.today);
  const { known, conversation } = situationOf(texts);
  return linesRewritten(markdown, known, conversation).reduce(
    (text, { find, replace }) => text.replace(find, () => replace),
    markdown,
  );
}

const single = 'Mi sencillo «Marea» sale el 22 de enero de 2027.';

describe('a fact that a Spanish message adds to a text', () => {
  it.each([
    ['interview_notes', 'Lo grabamos en Reus con Núria Pons', 'Lo grabaron en Reus con Núria Pons.'],
    ['bio_100', 'Empecé en 2015 en el barrio sur', 'Empezó en 2015 en el barrio sur.'],
    ['bio_100', 'somos ocho', 'Son ocho.'],
    ['press_release', 'va sobre mudarme sola a los 30', 'Trata de mudarse sola a los 30.'],
    ['bio_100', 'teloneamos a Vetusta Morla el 3 de abril', 'Telonean a Vetusta Morla el 3 de abril.'],
    ['press_release', 'es sobre la separación de mis padres', 'Trata de la separación de sus padres.'],
  ] as const)('%s: %s', (kind, said, words) => expect(edited(kind, [single, said])).toContain(words));

  it('gives a concert its start beside its doors', () => {
    expect(edited('gig_announcement', ['El 16 de abril tocamos en Niceto Club', 'arranca a las 21'])).toContain(
      '**Puertas:** [hora] · comienzo: 21',
    );
  });

  it('is in the language of the text', () => {
    expect(
      edited('press_release', ['My single "Salt Road" is out on 22 January 2027.', 'It is about ferries.']),
    ).toContain('Trata de ferries.');
  });
});

describe('a concert moved to a day without its month', () => {
  it('stays in its month', () => {
    const gira =
      'Gira: 8 de mayo Cali en La Topa, 10 de mayo Bogotá en Latino Power y 15 de mayo Medellín en Parque Norte';
    const { known } = situationOf([gira, 'la de cali se cambio pal 9']);
    expect(known.shows.map(({ town, day }) => [town, new Date(day * 86_400_000).getUTCDate()])).toEqual([
      ['Cali', 9],
      ['Bogotá', 10],
      ['Medellín', 15],
    ]);
  });
});
