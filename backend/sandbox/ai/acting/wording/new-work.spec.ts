import { lastReply } from '../../questions/talk.fixture.js';

describe('a record to come that is to be added to a biography', () => {
  it('is told there in a sentence', () => {
    const { texts } = lastReply([
      'escribe mi bio',
      'viene un EP, se llama Patio sin Llave, 5 canciones, sale el 9 de abril. agrégalo',
    ]);
    expect(texts[0]).toContain('Su EP “Patio sin Llave”, de 5 canciones, sale el viernes, 9 de abril de 2027.');
  });

  it('leaves "ya" out of the title of what came out', () => {
    const { texts } = lastReply(['escribe mi bio. mi sencillo Lunes Azul ya salió en octubre']);
    expect(texts[0]).toContain('“Lunes Azul” salió en octubre.');
    expect(texts[0]).not.toContain('Azul ya');
  });
});
