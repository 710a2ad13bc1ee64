import { plainReply } from '../../topics/plain-reply.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { onlyRedoes, withoutRedoing } from './redone-texts.js';

it.each([
  ['nací en Cali y doy clases de canto, rehacela con esos datos', 'nací en Cali y doy clases de canto'],
  ['lo produjo Ana Ruiz en Cádiz. rehazlo así', 'lo produjo Ana Ruiz en Cádiz'],
  ['rehacelo así: lo grabamos en Rosario con Nico Paz', 'lo grabamos en Rosario con Nico Paz'],
  ['lo grabamos en Rosario y vuelve a escribirla con eso', 'lo grabamos en Rosario'],
  ['lo mezcló Eva Paz. reescríbela con lo que te acabo de contar, porfa', 'lo mezcló Eva Paz'],
  ['somos cuatro de León. hazlo otra vez con eso', 'somos cuatro de León'],
])('facts for a text that is to be written again are facts: %s', (text, rest) => {
  expect(withoutRedoing(text)).toBe(rest);
});

it.each([
  'rehacelo así',
  'rehazlo más corto',
  'no me gusta, rehacelo',
  'hazlo así de corto que puedas',
  'rehacer un disco así cuesta',
])('stays as it is: %s', (text) => expect(withoutRedoing(text)).toBe(text));

it('its facts are stated without the request', () => {
  const { known } = situationOf(['hazme una bio', 'nací en Cali y doy clases de canto, rehacela con esos datos']);
  expect(known.statements).toEqual(['Nació en Cali.', 'Da clases de canto.']);
});

describe('a text that is to be written again, without a fact', () => {
  const reply = 'He escrito [Nota](/documents/eedff25e-9d81-5a4e-8ac6-b049d8b66110).';
  it.each(['rehacelo así', 'rehazla con eso', 'pues vuelve a escribirla con esos datos', 'rehágala así, por favor'])(
    'says what can be done: %s',
    (text) => {
      expect(onlyRedoes(text)).toBe(true);
      const said = plainReply(situationOf(['mi single Orilla sale el 5 de marzo', text], { reply }));
      expect(said).toContain('no reescribo un texto entero');
      expect(said).not.toContain('tono');
    },
  );

  it('a wish for another tone is one', () => {
    expect(onlyRedoes('rehazlo más cálido')).toBe(false);
    expect(
      plainReply(situationOf(['mi single Orilla sale el 5 de marzo', 'rehazlo más cálido'], { reply })),
    ).not.toContain('no reescribo un texto entero');
  });
});
