import { lastReply } from '../../questions/talk.fixture.js';

const tour =
  'que tal, tenemos 3 fechas en febrero: jueves 18 en el Foro Nopal de querétaro, viernes 19 en Casa Tejo en san luis potosí y sábado 20 en el Hangar en león.';

describe('the nights of a tour as they are told in Mexico', () => {
  it('are announced, also where a town is typed like a word', () => {
    const { texts } = lastReply([`${tour} ocupamos un anuncio de la gira`]);
    expect(texts[0]).toContain('- sábado, 20 de febrero de 2027 – León, Hangar');
    expect(texts[0]).toContain('- jueves, 18 de febrero de 2027 – Querétaro, Foro Nopal');
  });

  it('have a price for all and one for a town', () => {
    const said = [`${tour} ocupamos un anuncio de la gira`, 'los boletos cuestan 200 pesos en todas'];
    expect(lastReply(said).texts[0]).toContain('**Entradas:** 200 pesos ·');
    const { texts } = lastReply([...said, 'perdón en león son 250']);
    expect(texts[0]).toContain('**Entradas:** 200 pesos (León: 250 pesos) ·');
    const short = lastReply([...said, 'perdón en león son 250', 'ahora uno cortito para instagram']).texts.at(-1) ?? '';
    expect(short).toContain('Entradas: 200 pesos (León: 250 pesos).');
    expect(short).not.toContain('De qué trata');
  });
});

it('a number that is no price of a night changes none', () => {
  const said = [
    `${tour} ocupamos un anuncio de la gira`,
    'los boletos cuestan 200 pesos en todas',
    'en león abren a las 20',
  ];
  expect(lastReply(said).texts[0]).not.toContain('León: 20');
});
