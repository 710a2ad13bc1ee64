import { type ProviderClaims, toProviderAccount } from './provider-account.js';

const claims: ProviderClaims = {
  provider: 'google',
  id: '10769150350006150715113082367',
  name: 'Mara Quill',
  email: 'mara@artist.test',
  isEmailVerified: true,
};

describe('an account at a provider', () => {
  it.each([
    ['is taken trimmed', ' Mara Quill ', 'Mara Quill'],
    ['is cut to 120 units', 'M'.repeat(200), 'M'.repeat(120)],
    ['is not cut through a character', 'M'.repeat(119) + '🎸', 'M'.repeat(119)],
    ['loses characters no database accepts', 'Mara\0 Quill', 'Mara Quill'],
    ['is one line', 'Mara\r\nQuill', 'Mara Quill'],
    ['loses marks that change the text direction', '\u202eMara\u2066 Quill', 'Mara Quill'],
    ['that is too short gives way to the address', 'M', 'mara'],
    ['that is invisible gives way to the address', '\u200b\u200b\u200b', 'mara'],
    ['that isn’t a string gives way to the address', { first: 'Mara' }, 'mara'],
  ])('its name %s', (_, name, expected) => {
    expect(toProviderAccount({ ...claims, name })?.name).toBe(expected);
  });

  it('has a name even if neither name nor email address provides one', () => {
    expect(toProviderAccount({ ...claims, name: undefined, email: 'm@artist.test' })?.name).toBe('Artist');
  });

  it.each([
    ['vouched for', 'mara@artist.test', true, 'mara@artist.test'],
    ['with spaces around it', ' mara@artist.test ', true, 'mara@artist.test'],
    ['not vouched for', 'mara@artist.test', false, null],
    ['that isn’t an address', 'mara', true, null],
    ['that is too long', `${'m'.repeat(250)}@artist.test`, true, null],
    ['that is missing', undefined, true, null],
    ['that is a list', ['mara@artist.test'], true, null],
  ])('an address %s counts as %s', (_, email, isEmailVerified, expected) => {
    expect(toProviderAccount({ ...claims, email, isEmailVerified })?.verifiedEmail).toBe(expected);
  });

  it.each([[''], [undefined], [12], ['1'.repeat(256)]])('is rejected without an id (%j)', (id) => {
    expect(toProviderAccount({ ...claims, id })).toBeNull();
  });
});
