import { sheetContentProblem } from '../../../../contract/rules/sheet-rule.js';
import { artist } from '../../../../test/support/sheet-artist.js';
import { profileFacts } from './profile-facts.js';

describe('facts from the profile', () => {
  it('start with the profile and the latest song', () => {
    const { content, sources } = profileFacts(artist);
    expect(content).toMatchObject({
      artistName: 'Mara Quill',
      genre: 'dream pop',
      city: 'Leeds, UK',
      release: { title: 'Salt Road', listenLink: 'https://listen.example/salt-road' },
      links: [{ label: 'Website', url: 'https://mara.example' }],
      contact: { name: 'Mara Quill', email: 'mara@artist.test' },
    });
    expect(sources).toMatchObject({ artistName: { from: 'profile' }, 'release.title': { from: 'song' } });
    expect(sheetContentProblem(content)).toBeUndefined();
  });

  it('leave out an account email that was never confirmed', () => {
    expect(profileFacts({ ...artist, emailVerified: false }).content.contact.email).toBe('');
  });
});
