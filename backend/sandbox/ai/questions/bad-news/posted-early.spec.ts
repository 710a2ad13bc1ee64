import { lastReply } from '../talk.fixture.js';

const told =
  'la he liado, anoche publiqué que tocaba en el festival Mar de Pinos y todavía no estaba confirmado. me han pedido que lo borre. qué digo?';
const tour =
  'yesterday i posted that we were playing the Gull Festival and it wasnt confirmed. they asked me to delete it. what do i say?';
const quote = (text: string): string => (text.match(/^> .*$/gmu) ?? []).join('\n');

describe('a post that came too early', () => {
  it('is owned to in a short text with nothing but what was told', () => {
    const { text, calls } = lastReply([told]);
    expect(calls).toEqual([]);
    expect(quote(text)).toBe(
      '> Anoche publiqué que tocaba en el festival Mar de Pinos, y todavía no había confirmación: me adelanté. El fallo es mío y lo siento.',
    );
    expect(text).not.toContain('No he seguido');
  });

  it('gets a text for stories, which says that the post is gone once it is', () => {
    expect(quote(lastReply([told, 'ya lo he borrado. que sea cortito, para stories']).text)).toBe(
      '> Me adelanté con lo del festival Mar de Pinos: todavía no había confirmación. Fallo mío, perdón. La publicación ya está borrada.',
    );
  });

  it('gets a private message to whom it concerns', () => {
    const asked = [told, 'ya lo he borrado', 'y qué le escribo a la chica del festival? se llama berta'];
    const { text } = lastReply(asked);
    expect(text).toMatch(/^En privado; lo copias y lo envías tú:/u);
    expect(quote(text)).toContain('> Hola, Berta:');
    expect(quote(text)).toContain('La publicación ya está borrada.');
    expect(quote(text)).toContain('dime cómo');
    expect(lastReply([...asked, 'tutéala que ya nos conocemos']).text).toMatch(/dime cómo[^]*Va de tú\./u);
    expect(lastReply([...asked, 'mejor de usted']).text).toMatch(/dígame cómo[^]*Va de usted\./u);
  });

  it('is read in English, too', () => {
    expect(quote(lastReply([tour]).text)).toBe(
      '> Yesterday I posted that we were playing the Gull Festival, and it wasn’t confirmed yet. That was my mistake, and I’m sorry.',
    );
    expect(quote(lastReply([tour, 'ive deleted it. make it short, for stories']).text)).toContain('The post is gone.');
    expect(quote(lastReply([tour, 'what do i write to the promoter? her name is ada']).text)).toContain('> Hello Ada,');
  });

  it.each([
    [
      'anunciamos la gira con Los Pinos y no se podía contar todavía. qué decimos?',
      'todavía no se podía contar: nos adelantamos',
    ],
    [
      'che subí el cartel del festival Luna antes de tiempo, qué pongo?',
      'Subí el cartel del festival Luna antes de tiempo',
    ],
    ['we announced the tour too early. can you write a statement?', 'We announced the tour too soon'],
  ])('says why only as far as it was told: %s', (message, words) => {
    const { text } = lastReply([message]);
    expect(quote(text)).toContain(words);
    expect(quote(text)).not.toMatch(/confirm/u);
  });
});

it.each([
  'ayer publiqué mi single y no sé si está bien. qué digo?',
  'publicamos la nota el lunes y nadie contesta. qué hago?',
])('is not meant by “%s”', (message) => {
  expect(quote(lastReply([message]).text)).toBe('');
});

it('leaves other requests alone that follow', () => {
  expect(lastReply([told, 'gracias! hazme la bio']).calls).toEqual(['write_document bio_100']);
});

it('says that a message to someone at a festival is none of its texts', () => {
  expect(lastReply(['y qué le escribo a la chica del festival?']).text).toContain(
    'Un correo para la chica del festival no lo sé escribir: sigo un guion.',
  );
});
