import { lastReply } from '../../questions/talk.fixture.js';
import { captionsAsked } from './caption-counts.js';

it.each([
  ['hazme también dos textos para instagram', 2],
  ['un par de posts para ig porfa', 2],
  ['solo un texto para instagram', 1],
  ['now two captions for instagram', 2],
  ['4 short captions please', 4],
  ['hazme textos para instagram', null],
  ['tocamos dos noches, hazme el post', null],
])('“%s” asks for %s', (message, count) => {
  expect(captionsAsked(message)).toBe(count);
});

const night = 'tocamos el sábado 19 en la sala Maravillas, a las 22:15, entrada 8 euros. hazme el anuncio';
const captions = (message: string): string[] => lastReply([night, message]).texts.at(-1)?.trim().split('\n\n') ?? [];

it('writes as many as are asked for, each with the day and the hall', () => {
  const written = captions('hazme dos textos para instagram');
  expect(written).toHaveLength(2);
  for (const one of written)
    expect(one).toMatch(/19 de diciembre de 2026.*Maravillas|Maravillas.*19 de diciembre de 2026/u);
  expect(captions('solo un texto para instagram')).toHaveLength(1);
});

it('says that it has no more than three', () => {
  const { text } = lastReply([night, 'hazme 5 posts para ig']);
  expect(text).toContain('Hay 3, no 5');
});
