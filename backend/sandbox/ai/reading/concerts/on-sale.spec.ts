import { lastReply } from '../../questions/talk.fixture.js';
import { isoDay, parseIsoDay } from '../../calendar.js';
import { onSaleIn, onSaleWords, withoutOnSale } from './on-sale.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const read = (...texts: string[]): string | null => {
  const sale = onSaleIn(texts, today);
  return sale && [isoDay(sale.day), sale.time].filter(Boolean).join(' ');
};

it.each([
  ['Tickets £14 adv, on sale Fri 4 December 10am', '2026-12-04 10am'],
  ['tix go on sale 9am Wed 24 Feb', '2027-02-24 9am'],
  ['They are on sale from 8 January at noon and cost £9', '2027-01-08 noon'],
  ['all shows on sale Monday 7 December', '2026-12-07'],
  ['tickets 15 dollars, presale opens Mon 14 December 10am', '2026-12-14 10am'],
  ['boletos a 180 pesos, preventa desde el lunes 14 de diciembre', '2026-12-14'],
  ['la preventa arranca el 14 de diciembre', '2026-12-14'],
  ['12 en preventa y 15 en taquilla el 14 de diciembre', null],
  ['the vinyl presale is from 4 December', null],
  ['are they on sale on 4 December?', null],
  ['the vinyl is on sale from 4 December', null],
  ['we play a garage sale on 4 December', null],
  ['tickets are on sale now', null],
])('%s', (text, day) => {
  expect(read(text)).toBe(day);
});

it('the day alone leaves the time as it was', () => {
  expect(read('tickets on sale 4 December, 10am', 'on sale is 4 december')).toBe('2026-12-04 10am');
  expect(read('tickets on sale 4 December, 10am', 'tickets now go on sale 7 December at 9am')).toBe('2026-12-07 9am');
});

it('what else a sentence says stays in it', () => {
  expect(withoutOnSale('tickets go on sale on monday 7 december at 9am, $25 each, 18+')).toBe(', $25 each, 18+');
  expect(withoutOnSale('£14 adv, on sale Fri 4 December 10am, doors 7')).toBe('£14 adv, doors 7');
});

it('is said with its weekday and year', () => {
  const sale = onSaleIn(['tickets on sale 4 dec 10am'], today);
  expect(onSaleWords(sale, 'en')).toBe('on sale Friday 4 December 2026, 10am');
  expect(onSaleWords(sale, 'es')).toBe('a la venta el viernes, 4 de diciembre de 2026, 10am');
  expect(onSaleWords(null, 'en')).toBe('');
});

it('a price behind it is no part of the sentence before', () => {
  expect(withoutOnSale('13 Feb Leeds, Dray House. Tickets on sale Friday 4 December at 10am, £14.')).toBe(
    '13 Feb Leeds, Dray House. , £14.',
  );
  const tour = 'Tour announcement please. 11 Feb Hull, Hen / 13 Feb Leeds, Dray House. On sale Friday 4 December, £14.';
  expect(lastReply([tour]).texts.join('')).toContain('**Tickets:** £14, on sale Friday 4 December 2026');
});

describe('the presale of a tour whose announcement is there', () => {
  it.each([
    [
      'vamos de gira en febrero:\nvie 5 Aguanegra, Foro Velita\nvie 12 Puerto Lanza, Salón Jacintos\nnecesito el anuncio',
      'boletos a 180 pesos en todas, preventa desde el lunes 14 de diciembre',
      '**Entradas:** 180 pesos, preventa desde el lunes, 14 de diciembre de 2026: [enlace]',
    ],
    [
      'write a tour announcement: fri 5 feb Hull, Dray House. fri 12 feb Leeds, Mule Parlor',
      'tickets are $15 for all of them, presale from monday 14 december',
      '**Tickets:** $15, presale from Monday 14 December 2026: [link]',
    ],
  ])('goes into its line of tickets', (tour, told, line) => {
    const { texts } = lastReply([tour, told]);
    expect(texts.at(-1)).toContain(line);
    expect(texts.at(-1)).not.toMatch(/^- .*diciembre|^- .*December/mu);
  });
});
