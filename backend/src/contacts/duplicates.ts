import type { ContactFields, ContactRow } from './contacts.repository.js';

type Person = Pick<ContactFields, 'name' | 'outlet' | 'email'>;

/** By what a person is recognised: their address and, as several may share one, their name and outlet. */
export function keysOf({ name, outlet, email }: Person): string[] {
  const word = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
  return [...(email ? [`email ${word(email)}`] : []), `name ${word(name)} ${word(outlet)}`];
}

/** Whether two entries that look alike can be the same person. Entries with different email addresses are never merged. */
export function mayBeOne(one: Person, other: Person): boolean {
  return one.email === '' || other.email === '' || one.email.toLowerCase() === other.email.toLowerCase();
}

/** The first contact with its empty fields filled in from the others; notes are put together. */
export function merged<T extends ContactFields>(kept: T, ...others: readonly ContactFields[]): T {
  const all = [kept, ...others];
  const first = (field: 'outlet' | 'role' | 'email' | 'url'): string =>
    all.find((one) => one[field] !== '')?.[field] ?? '';
  const notes = [...new Set(all.map(({ note }) => note).filter((note) => note !== ''))];
  return {
    ...kept,
    outlet: first('outlet'),
    role: first('role'),
    email: first('email'),
    url: first('url'),
    note: notes.join('\n').slice(0, 2000),
  };
}

/** Contacts that are probably one person, by what they have in common. */
export function duplicateGroups(contacts: readonly ContactRow[]): { why: string; contacts: ContactRow[] }[] {
  const byKey = new Map<string, ContactRow[]>();
  for (const contact of contacts) {
    for (const key of keysOf(contact)) byKey.set(key, [...(byKey.get(key) ?? []), contact]);
  }
  const seen = new Set<string>();
  return [...byKey].flatMap(([key, group]) => {
    const [first] = group;
    const same = group.filter((contact) => first && mayBeOne(first, contact));
    const name = same
      .map(({ id }) => id)
      .toSorted()
      .join();
    if (same.length < 2 || seen.has(name)) return [];
    seen.add(name);
    return [{ why: key.startsWith('email ') ? 'Same email address' : 'Same name and outlet', contacts: same }];
  });
}
