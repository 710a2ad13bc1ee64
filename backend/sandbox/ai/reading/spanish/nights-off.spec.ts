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
