import { lastReply } from '../../questions/talk.fixture.js';

const release =
  'write the press release for my single Tin Roof, out 22 January. Recorded in my cousin’s barn with a harp and a pump organ';

it.each([
  'hmm actually it wasnt my cousins barn its my uncles',
  'sorry, not my cousins barn, my uncles barn',
  'my uncle’s barn, not my cousin’s',
])('whose it was is put right: %s', (text) => {
  const [written = ''] = lastReply([release, text]).texts;
  expect(written).toContain('uncle’s barn');
  expect(written).not.toContain('cousin');
});

it('a correction and a cut in one message are both made', () => {
  const [written = ''] = lastReply([
    release,
    'it wasn’t my cousin’s barn, it’s my uncle’s. and take out the pump organ',
  ]).texts;
  expect(written).toContain('uncle’s barn with a harp');
  expect(written).not.toContain('organ');
});

it('“just” before what gives way is no part of it', () => {
  const made =
    'write the press release for my single Tin Roof, out 22 January. I recorded it in my aunts kitchen in Hull';
  expect(lastReply([made, 'can you say farmhouse kitchen instead of just kitchen']).texts[0]).toContain(
    'farmhouse kitchen in Hull',
  );
});

it('“take out X, just say Y” replaces, and cuts nothing', () => {
  const leaving = 'our bassist Theo is leaving, he’s going to nursing school. need a statement';
  expect(lastReply([leaving, 'take out nursing school, just say college']).texts[0]).toContain(
    'He’s going to college.',
  );
});

it('what was cut from one text stays out of the next', () => {
  const facts =
    'write a 50 word bio. I grew up in Hull. I studied jazz at Leeds, dropped out after a year. I play the harp.';
  const [, next = ''] = lastReply([facts, 'take out the dropping out bit', 'now a 100 word one']).texts;
  expect(next).toContain('studied jazz at Leeds. They play the harp.');
  expect(lastReply([facts, 'remove the part about studying jazz', 'now a 100 word one']).texts[1]).not.toContain(
    'jazz',
  );
});

describe('a quote in place of another', () => {
  it.each([
    [
      'quote: “I wrote it at night on a boat.”',
      'my mum hates that one lol. swap it for “I wrote it at dawn on a boat.”',
      '“I wrote it at dawn on a boat.”',
    ],
    [
      'quote: “I wrote it at night on a boat.”',
      'change the quote to “I wrote it at dawn on a boat.”',
      '“I wrote it at dawn on a boat.”',
    ],
  ])('%s → %s', (first, then, now) => {
    const [written = ''] = lastReply([release, first, then]).texts;
    expect(written).toContain(`${now} — Mara Quill`);
    expect(written).not.toMatch(/at night|mum/u);
  });

  it('in Spanish', () => {
    const [written = ''] = lastReply([
      'nota de prensa para mi single Orilla, sale el 15 de enero',
      'pon una frase mía: "Mi madre me hacía la cama por las mañanas"',
      'mi madre dice que ni hablar. cámbiala por "Volví a casa con una maleta y sin cuerdas"',
    ]).texts;
    expect(written).toContain('«Volví a casa con una maleta y sin cuerdas» — Mara Quill');
    expect(written).not.toMatch(/cama|ni hablar/u);
  });
});
