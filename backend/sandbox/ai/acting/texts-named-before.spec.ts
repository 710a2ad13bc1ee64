import { lastReply } from '../questions/talk.fixture.js';

const pitch = 'hello! our ep Night Ferry is out fri 5 feb. write an email to some blogs about it';

it('a text that the last reply named is written for “that one”, to the same person', () => {
  const said = [
    pitch,
    'the guy i want to write to is Otis Hale at Red Lamp Blog',
    'if he doesnt reply how long do i wait',
  ];
  for (const request of ['ok can you write that one too so i have it ready', 'Do that one as well please']) {
    const { calls, texts } = lastReply([...said, request]);
    expect(calls).toContain('write_document follow_up');
    expect(texts.at(-1)).toContain('Hello Otis,');
  }
});

it('who presents the show that the music is for gets a pitch, if there is no text yet', () => {
  const { calls, texts } = lastReply([
    'tengo un tema, Balsa, sale el 29 de enero. quiero que suene en la radio de Huelva',
    'el programa se llama La Veleta y lo lleva Marta Peña',
  ]);
  expect(calls).toContain('write_document radio_pitch');
  expect(texts.at(-1)).toMatch(/para La Veleta[^]*Hola, Marta:/u);
});
