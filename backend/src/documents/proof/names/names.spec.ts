import { prove } from '../prove.js';

const unproven = (markdown: string, words = ''): string[] =>
  prove(markdown, { facts: [], words: [{ text: words, isPasted: false }], today: '2026-11-24' }).unproven.map(
    ({ text }) => text,
  );

describe('a single word that starts a sentence', () => {
  it.each<[string, string]>([
    ['Pitchfork praised the single.', 'Pitchfork'],
    ['Rihanna called me.', 'Rihanna'],
    ['Beyoncé sang on it.', 'Beyoncé'],
    ['Rosalía elogió la canción.', 'Rosalía'],
    ['We play with these bands:\n\n- Coldplay\n- my friends', 'Coldplay'],
    ['| Town | Day |\n| --- | --- |\n| Leeds | soon |', 'Leeds'],
    ['NME: a fine record.', 'NME'],
    ['It was cold. Manchester sold out. It was loud.', 'Manchester'],
    ['1. Oasis', 'Oasis'],
    ['We wrote it at home (Berlin).', 'Berlin'],
    ['Emily sings on it.', 'Emily'],
    ['Fernando canta en el disco.', 'Fernando'],
  ])('is a name if it is no common word: %j', (markdown, name) => {
    expect(unproven(markdown)).toEqual([name]);
  });

  it.each([
    'Doors: soon\nListen: soon\nPrice: free\nContact: me\nSupport: friends\nAge: all ages\nPuertas: pronto\nEscuchar: pronto',
    'Fecha: pronto\nSala: pronto\nPrecio: gratis\nEdad: todas\nCon: amigos\nEntradas: pronto\nContacto: aquí\nFotos: aquí',
    'Tickets are free. Recorded at home. Doors open early. The band plays. Blending folk and jazz, it is short.',
    'Seating is limited. Mornings are quiet. Heartfelt and slow. Self-released in winter. Don’t miss it. They’ve stopped.',
    'Grabó el disco en casa. Tocará pronto. Escríbeme si quieres. Finalmente, vuelve. Arropada por cuerdas. Juegan en casa.',
    '- Guitars\n- Vocals\n- Mixing\n\n| Town | Venue |\n| --- | --- |',
    'Yesterday we rested. Everyone is safe.\n\n**Photos:** on request · **Press:** on request',
    'Instagram: soon · Bandcamp: soon',
    'Поёт она одна.',
  ])('is none if it is a common word, a label or a platform: %j', (markdown) => {
    expect(unproven(markdown)).toEqual([]);
  });

  it('is proven by the artist’s words, and none if they use it in lower case', () => {
    const proofs = (words: string) =>
      prove('Kintsugi is out.', { facts: [], words: [{ text: words, isPasted: false }], today: '2026-11-24' });
    expect(proofs('My song is called Kintsugi')).toMatchObject({ unproven: [], proofs: [{ start: 0, end: 8 }] });
    expect(proofs('it is about kintsugi')).toEqual({ unproven: [], proofs: [] });
  });

  it('is no name before one that is proven', () => {
    expect(unproven('Yesterday Mara Quill sang.', 'I am Mara Quill')).toEqual([]);
    expect(unproven('Coldplay Mara Quill sang.', 'I am Mara Quill')).toEqual(['Coldplay']);
  });
});
