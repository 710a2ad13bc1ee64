import { cpuMs } from '../../../test/support/measure/cpu-time.js';
import { limits } from '../../../contract/limits.js';
import type { ContactRow } from './contacts.repository.js';
import { duplicateGroups, merged } from './duplicates.js';

const contact = (id: number, fields: Partial<ContactRow> = {}): ContactRow =>
  ({
    id: String(id),
    name: 'Ines Vale',
    outlet: 'Low Tide',
    role: '',
    email: '',
    url: '',
    note: '',
    ...fields,
  }) as ContactRow;

describe('contacts that look alike', () => {
  it('are grouped by address, or by name and outlet', () => {
    const groups = duplicateGroups([
      contact(1, { email: 'ines@zine.example' }),
      contact(2, { name: 'I. Vale', email: 'Ines@zine.example' }),
      contact(3),
      contact(4, { name: 'Ben Roe', email: 'ines@zine.example' }),
      contact(5, { name: 'Ben Roe', outlet: 'Echo' }),
    ]);
    expect(groups.map(({ why, contacts }) => [why, contacts.map(({ id }) => id).join()])).toEqual([
      ['Same email address', '1,2'],
      ['Same name and outlet', '1,3'],
    ]);
  });

  it.each<[string, (at: number) => Partial<ContactRow>]>([
    ['one name', () => ({})],
    ['one address', (at) => ({ name: `Ines Vale ${at}`, email: 'ines@zine.example' })],
  ])('are grouped within seconds if a hundred thousand have %s', (_, fields) => {
    const contacts = Array.from({ length: 20 * limits.contactsMax }, (__, at) => contact(at, fields(at)));
    expect(cpuMs(() => duplicateGroups(contacts))).toBeLessThan(8000);
  });

  it('have each of their notes once when they are merged', () => {
    const notes = ['Likes cellos', 'Met in Leeds', 'Likes cellos', 'Met in', ''];
    const [first, ...others] = notes.map((note, at) => contact(at, { note }));
    const once = first && merged(first, ...others);
    expect(once?.note).toBe('Likes cellos\nMet in Leeds\nMet in');
    expect(once && merged(once, ...others).note).toBe(once?.note);
  });
});
