import { lastReply } from '../questions/talk.fixture.js';
import { withNightPrices } from './night-prices.js';

const tour =
  'tour in feb: thurs 11 The Malt Room in Aldersby, fri 12 Hay Loft in Wexmoor, sat 13 The Old Net in Portsallow. can u do an announcement';

describe('the price of one night', () => {
  it.each([
    ['tickets are £8 for all of them except Wexmoor which is free', 'Tickets are £8. Wexmoor is free entry.'],
    ['its £8 each but wexmoor is free', 'Tickets are £8. Wexmoor is free entry.'],
    ['all £8 apart from the Wexmoor one, thats free entry', 'Tickets are £8. Wexmoor is free entry.'],
    ["Wexmoor's free, the rest are 8 quid", 'Tickets are 8 quid. Wexmoor is free entry.'],
    ['£8 a ticket but £10 in Wexmoor', '£8 a ticket but £10 in Wexmoor'],
    ['tickets are £8 but under 16s are free', 'tickets are £8 but under 16s are free'],
  ])('is told by itself: %s', (message, told) => {
    expect(withNightPrices(message, [tour], 'en')).toBe(told);
  });

  it.each(['tickets are £8 for all of them except Portsallow which is free', 'its £8 each but portsallow is free'])(
    'stands beside the one of the others: %s',
    (message) => {
      const { texts } = lastReply([tour, message]);
      expect(texts.at(-1)).toContain('**Tickets:** £8 (Portsallow: free entry) · [link]');
      expect(texts.at(-1)).toContain('– Wexmoor, Hay Loft');
    },
  );

  it('is what a question for a night goes by', () => {
    const told = [tour, 'tickets are £8 for all of them except Portsallow which is free'];
    expect(lastReply([...told, 'which night is the free one again lol']).text).toBe(
      '- Saturday 13 February 2027: Portsallow, The Old Net',
    );
    const gira =
      'gira: jueves 11 de febrero La Malta en Lugo, viernes 12 Sala Corn en Vigo, sábado 13 El Red en Porto. hazme el anuncio';
    expect(
      lastReply([gira, 'las entradas cuestan 8€ en todas menos Porto que es gratis', 'cuál era la gratis?']).text,
    ).toBe('- sábado, 13 de febrero de 2027: Porto, El Red');
  });
});
