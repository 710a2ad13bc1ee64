import { parseIsoDay } from '../../../calendar.js';
import { lastReply } from '../../../questions/talk.fixture.js';
import { showsIn } from '../../shows.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const places = (text: string): string[] => showsIn(text, today).map(({ venue, town }) => `${venue} / ${town}`);

describe('a list of nights in which each venue stands before its town', () => {
  it.each<[string, string[]]>([
    [
      'our tour: thurs 4 march the copper kettle, aldby. fri 5 march lamphouse, green corner. sat 6 march upstairs at the crown, marlow cross',
      ['The Copper Kettle / Aldby', 'Lamphouse / Green Corner', 'Upstairs At The Crown / Marlow Cross'],
    ],
    [
      'tour announcement: 4 feb Copper Club, Aldby; 5 feb Lamphouse, Green Corner',
      ['Copper Club / Aldby', 'Lamphouse / Green Corner'],
    ],
  ])('is read in that order: %s', (text, expected) => expect(places(text)).toEqual(expected));

  it.each<[string, string[]]>([
    ['our tour: 4 feb hull, the adelphi. 5 feb leeds, the wardrobe', ['Adelphi / Hull', 'Wardrobe / Leeds']],
  ])('isn’t one: %s', (text, expected) => expect(places(text)).toEqual(expected));

  it('takes a forgotten night, its own price and what a venue reports', () => {
    const { texts } = lastReply([
      'write my tour announcement. thurs 4 march the copper kettle, aldby. fri 5 march lamphouse, green corner',
      'forgot one! sunday 7 march, the mission in haxton. tickets a tenner everywhere except haxton thats pay what you can',
      'aldby just told me its over 18s so add that',
    ]);
    const text = texts.at(-1) ?? '';
    expect(text).toContain('- Sunday 7 March 2027 – Haxton, The Mission');
    expect(text).toContain('**Tickets:** a tenner (Haxton: pay what you can)');
    expect(text).toContain('**Age:** Aldby: over 18s');
    expect(text).not.toMatch(/told (?:me|them)|Aldby is/u);
  });
});
