import { situationOf } from '../acting/situation.fixture.js';
import { writeDocument } from './document.js';
import { linesRewritten } from './edits.js';

describe('the name of the person a text is for', () => {
  it.each(['radio_pitch', 'follow_up'] as const)('stays a blank for the artist to fill in: %s', (kind) => {
    const { known, conversation } = situationOf(['Mi sencillo «Marea» sale el 22 de enero de 2027.']);
    const { markdown } = writeDocument(kind, known, conversation.today);
    const greeting = /^Hola, .*$/m.exec(markdown)?.[0] ?? '';
    expect(greeting).toMatch(/\[.+\]/);
    expect(linesRewritten(markdown, known, conversation).map(({ find }) => find)).not.toContain(greeting);
  });
});

describe('the price of a tour', () => {
  const dates = 'We play Leeds Brudenell on 4 March 2027 and Hull Adelphi on 5 March 2027.';

  it('goes before the link to its tickets', () => {
    const before = situationOf([dates]);
    const { markdown } = writeDocument('tour_announcement', before.known, before.conversation.today);
    const { known, conversation } = situationOf([dates, 'tickets are 12 quid, link is band.test/tour']);
    const edits = linesRewritten(markdown, known, conversation);
    expect(edits.map(({ replace }) => replace)).toContain('**Tickets:** 12 quid · band.test/tour');
    const now = writeDocument('tour_announcement', known, conversation.today).markdown;
    expect(linesRewritten(now, known, conversation)).toEqual([]);
  });

  it('has a line of its own in the announcement of a concert', () => {
    const { known, conversation } = situationOf([
      'We play a show at the Brudenell in Leeds on 4 March 2027, tickets £9.',
    ]);
    const { markdown } = writeDocument('gig_announcement', known, conversation.today);
    expect(linesRewritten(markdown, known, conversation)).toEqual([]);
  });
});

describe('the nights of a tour that was announced without any', () => {
  it.each([
    [
      'I need a tour announcement',
      'We play Leeds Brudenell on 4 March 2027 and Hull Adelphi on 5 March 2027.',
      'Hull, Adelphi',
    ],
    [
      'necesito anunciar una gira',
      'Tocamos en Leeds, Brudenell el 4 de marzo de 2027 y en Hull, Adelphi el 5 de marzo de 2027.',
      'Hull, Adelphi',
    ],
  ])('fill its list: %s', (asked, told, last) => {
    const before = situationOf([asked]);
    const { markdown } = writeDocument('tour_announcement', before.known, before.conversation.today);
    const { known, conversation } = situationOf([asked, told]);
    const edits = linesRewritten(markdown, known, conversation);
    const text = edits.reduce((rest, { find, replace }) => rest.replace(find, () => replace), markdown);
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(2);
    expect(text).toContain(last);
    expect(linesRewritten(text, known, conversation)).toEqual([]);
  });
});
