import { artist } from '../../../../test/support/sheet-artist.js';
import { checkedFacts } from './checked-facts.js';
import type { DraftedFacts, SaidPlace } from './facts-prompt.js';
import { profileFacts } from './profile-facts.js';

const says = 'states' as const;
const none: DraftedFacts = { facts: [], bio: [], numbers: [], quotes: [], shows: [], links: [], tracks: [] };
const withoutSong = { ...artist, songTitle: '', songLink: '' };
const factOf = (place: SaidPlace, value: string, evidence = value, message = 1) => ({
  ...{ place, value, message, evidence, says },
});

// facts-corpus.spec.ts measures which facts are accepted.
describe('checked facts', () => {
  it.each([null, 'text', 7, [], { facts: 'none' }, { facts: [null, 3, { place: 'mood' }] }])(
    "are the profile's when the model returns %j",
    (answer) => {
      const said = [{ id: 'm1', text: 'For fans of Beach House.' }];
      expect(checkedFacts(artist, said, answer)).toEqual(profileFacts(artist));
    },
  );

  it('name their message or note as the source', () => {
    const said = [
      { id: 'm1', text: 'For fans of Beach House.' },
      { id: null, text: 'Our label is Fika Recordings' },
    ];
    const facts = [
      factOf('forFansOf', 'Beach House'),
      factOf('release.label', 'Fika Recordings', 'Our label is Fika Recordings', 2),
    ];
    const { content, sources } = checkedFacts(withoutSong, said, { ...none, facts });
    expect([content.forFansOf, content.release.label]).toEqual(['Beach House', 'Fika Recordings']);
    expect(sources).toMatchObject({ forFansOf: { from: 'chat', messageId: 'm1' }, 'release.label': { from: 'note' } });
  });

  it.each(['asks', 'denies', 'plans', 'others', 'earlier', undefined])(
    'leave out what the model marks as %s',
    (how) => {
      const fact = { ...factOf('forFansOf', 'Beach House'), says: how };
      const said = [{ id: 'm1', text: 'For fans of Beach House.' }];
      expect(checkedFacts(artist, said, { ...none, facts: [fact] })).toEqual(profileFacts(artist));
    },
  );

  it('print a bio that rewords its evidence, and propose one that says more', () => {
    const said = [{ id: 'm1', text: 'I recorded it in my kitchen. Ines plays cello.' }];
    const bio = [
      { sentence: 'They recorded it in their kitchen.', message: 1, evidence: 'I recorded it in my kitchen', says },
      { sentence: 'The cellist Ines joined them.', message: 1, evidence: 'Ines plays cello', says },
      { sentence: 'In 2019 they toured.', message: 1, evidence: 'Ines plays cello', says },
    ];
    const { content, sources } = checkedFacts(artist, said, { ...none, bio });
    expect(content.bio).toBe('They recorded it in their kitchen.');
    expect(sources['bio']).toEqual({ from: 'chat', messageId: 'm1', isDerived: true });
    expect(content.proposals).toEqual({ bio: 'The cellist Ines joined them.' });
  });

  it("don't link another release to the profile's song", () => {
    const said = [{ id: 'm1', text: 'My single is called Iron Tide' }];
    const { content, sources } = checkedFacts(artist, said, { ...none, facts: [factOf('release.title', 'Iron Tide')] });
    expect(content.release).toMatchObject({ title: 'Iron Tide', listenLink: '' });
    expect(sources['release.listenLink']).toBeUndefined();
  });

  it.each([
    ['My new single Salt Road comes out on 18 December 2026.', '18 December 2026'],
    ['My new single comes out on 18 December 2026.', ''],
    ['Salt Road is out. The album comes out on 18 December 2026.', ''],
  ])("take a date for the profile's song only from a sentence that names it: %s", (text, date) => {
    const facts = [factOf('release.title', 'Salt Road', 'Salt Road', 0), factOf('release.date', '18 December 2026')];
    expect(checkedFacts(artist, [{ id: 'm1', text }], { ...none, facts }).content.release.date).toBe(date);
  });

  it.each([
    ['My manager is Ana Ruiz.', artist, ['Mara Quill', '', 'mara@artist.test', '']],
    ['My manager is Ana Ruiz, ana@r.example.', artist, ['Ana Ruiz', 'manager', 'ana@r.example', '']],
    ['My manager is Ana Ruiz, call 0113 496 0000.', artist, ['Ana Ruiz', 'manager', '', '0113 496 0000']],
    ['My manager is Ana Ruiz.', { ...artist, emailVerified: false }, ['Ana Ruiz', 'manager', '', '']],
  ])("never put the artist's address below another name: %s", (text, of, [name, role, email, phone]) => {
    const values = {
      ...{ name: 'Ana Ruiz', role: 'manager' },
      ...{ email: /\S+@\w+\.\w+/.exec(text)?.[0], phone: /0[\d ]+/.exec(text)?.[0] },
    };
    const facts = Object.entries(values).map(([part, value = 'none']) =>
      factOf(`contact.${part}` as SaidPlace, value, text),
    );
    expect(checkedFacts(of, [{ id: 'm1', text }], { ...none, facts }).content.contact).toEqual({
      name,
      role,
      email,
      phone,
    });
  });

  it('leave out half a character', () => {
    const said = [{ id: 'm1', text: 'The first track is called Tide 🎸' }];
    const tracks = [{ title: 'Tide \ud83c', message: 1, evidence: 'called Tide', says }];
    expect(checkedFacts(withoutSong, said, { ...none, tracks }).content.release.tracks).toEqual([]);
  });
});
