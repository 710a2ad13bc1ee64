import { lastReply } from '../../questions/talk.fixture.js';

const duo = { name: 'Las Mareas', musicGenre: 'folk', location: 'Ribadeo', songTitle: '', songLink: '' };

it.each(['no tenemos un duro', 'no tengo ni un euro', 'estamos sin blanca', 'andamos cortos de pasta'])(
  '“%s” is no trouble: the plan is made',
  (broke) => {
    const { calls } = lastReply(
      [`hola somos un duo y sacamos ep el 5 de marzo, se llama Agua Mansa. nos haces un plan? ${broke}`],
      duo,
    );
    expect(calls).toEqual(['plan_release release']);
  },
);

it.each(['¿se puede hacer prensa gratis?', 'como hago promo sin gastar dinero', 'can you do PR for free?'])(
  '“%s” asks about promotion, not about the app',
  (question) => expect(lastReply([question]).text).toMatch(/solo cuesta tiempo|costs nothing but time/u),
);

it('“esto es gratis?” asks about the app', () => {
  expect(lastReply(['esto es gratis?']).text).toContain('**Mensual:**');
});

it('what someone for press costs is answered, with advice for those who have no money', () => {
  const plan = 'sacamos ep el 5 de marzo, se llama Agua Mansa. nos haces un plan? no tenemos un duro';
  const { text } = lastReply([plan, 'y cuanto cuesta mas o menos pagar a alguien de prensa?'], duo);
  expect(text).toContain('No hay una tarifa');
  expect(text).toContain('Sin presupuesto, déjalo');
});
