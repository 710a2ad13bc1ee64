import { lastReply } from '../../questions/talk.fixture.js';

const band = { name: 'Los Fosos', musicGenre: 'rock', location: 'Molina', songTitle: '', songLink: '' };
const tour =
  'buenas, tocamos 3 fechas: jueves 21 enero en Sala Cobre (Molina), viernes 22 en El Batán (Peñaverde) y sabado 23 en La Grúa (Puerto Alto). necesitamos anunciarlo';

it('a night that was called off is named in full in the notice', () => {
  const off =
    'uf nos acaban de cancelar peñaverde, problemas de licencia de la sala. devuelven el dinero en el punto de compra. q decimos';
  const { calls, texts } = lastReply([tour, off], band);
  expect(calls).toEqual(['write_document crisis_statement']);
  expect(texts.at(-1)).toContain(
    'El concierto del viernes 22 de enero en El Batán (Peñaverde) queda cancelado por problemas de licencia de la sala.',
  );
  expect(texts.at(-1)).toContain('El dinero de las entradas se devuelve en el punto de compra.');
  expect(texts.at(-1)).not.toMatch(/Molina|Puerto Alto/u);
});

it('a night that was called off has its cause behind it', () => {
  const off = 'nos han cancelado el concierto de peñaverde porque se inundó la sala, que ponemos?';
  expect(lastReply([tour, off], band).texts.at(-1)).toContain(
    'El concierto del viernes 22 de enero en El Batán (Peñaverde) queda cancelado porque se inundó la sala.',
  );
});

it.each(['perfe. entonces que fechas nos quedan?', 'y cuales quedan?', 'which dates are still on?'])(
  '“%s” lists the others',
  (question) => {
    const { text } = lastReply([tour, 'nos acaban de cancelar peñaverde, q decimos', question], band);
    expect(text).toContain('Sala Cobre');
    expect(text).toContain('La Grúa');
    expect(text).not.toContain('Peñaverde');
  },
);

it('places that the text has aren’t reported as unused', () => {
  expect(lastReply([tour], band).text).not.toContain('no he usado');
});

describe('a concert that was called off, and gets a new date', () => {
  const off =
    'nos han cancelado el bolo del jueves 17 de diciembre en la sala mirlo, se ha roto la caldera. hay q avisar ya';

  it.each([
    ['espera q hay fecha nueva!! viernes 15 de enero mismo sitio. las entradas valen', 'viernes, 15 de enero'],
    ['ya hay nueva fecha: el viernes 15 de enero en la misma sala', 'viernes, 15 de enero'],
    ['el bolo pasa al viernes 15 de enero', 'viernes, 15 de enero'],
    ['nos dan otra fecha, el sabado 16 de enero, misma sala', 'sábado, 16 de enero'],
  ])('is only postponed: %s', (news, day) => {
    const text = lastReply([off, news]).texts.at(-1) ?? '';
    expect(text).toContain(`La nueva fecha es el ${day} de 2027`);
    expect(text).toContain('jueves 17 de diciembre');
    expect(text).not.toMatch(/cancel|mism[oa] s|espera|¡|!/iu);
  });

  it('says so in English, too', () => {
    const { texts } = lastReply([
      'our gig on thursday 17 december at the Mill is cancelled, the boiler broke. what do we tell people',
      'hang on theres a new date! friday 15 january same place. tickets stay valid',
    ]);
    expect(texts.at(-1)).toContain('is postponed');
    expect(texts.at(-1)).toContain('The new date is Friday 15 January 2027');
    expect(texts.at(-1)).not.toMatch(/hang on|same place|cancelled/iu);
  });

  it('has a short version in the chat, and a message of comfort is the artist’s own', () => {
    const { text, calls } = lastReply([
      off,
      'hay fecha nueva! viernes 15 de enero mismo sitio. las entradas valen',
      'version corta pa stories. y un mensaje a merche, la de la sala, dandole animos',
    ]);
    expect(calls).toEqual([]);
    expect(text).toContain('Para una historia');
    expect(text).toContain('La nueva fecha es el viernes, 15 de enero de 2027');
    expect(text).toContain('El mensaje de ánimo a Merche no lo escribo');
  });

  it('names its hall once', () => {
    const text = lastReply([off]).texts.at(-1) ?? '';
    expect(text.match(/Sala Mirlo/gu)).toHaveLength(1);
    expect(text).not.toContain('(La)');
  });
});
