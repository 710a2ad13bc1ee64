import type { ContactFields, ContactRow } from './contacts.repository.js';

type Person = Pick<ContactFields, 'name' | 'outlet' | 'email'>;

/** What identifies a person: their address and, since several people may share one, their name and outlet. */
export function keysOf({ name, outlet, email }: Person): string[] {
  return [...(email ? [`email ${word(email)}`] : []), `name ${word(name)} ${word(outlet)}`];
}

/** Normalises case, accents and spaces. */
function word(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, ' ');
}

/**
 * Whether two entries that look alike may be the same person. Entries with different email addresses are never merged.
 */
export function mayBeOne(one: Person, other: Person): boolean {
  return one.email === '' || other.email === '' || one.email.toLowerCase() === other.email.toLowerCase();
}

/** The first contact, with its missing fields filled in from the others. Notes are joined, however long they get. */
export function merged<T extends ContactFields>(kept: T, ...others: readonly ContactFields[]): T {
  const all = [kept, ...others];
  const first = (field: 'outlet' | 'role' | 'email' | 'url'): string =>
    all.find((one) => one[field] !== '')?.[field] ?? '';
  return {
    ...kept,
    name: (isUnnamed(kept) ? all.find((one) => !isUnnamed(one)) : kept)?.name ?? kept.name,
    outlet: first('outlet'),
    role: first('role'),
    email: first('email'),
    url: first('url'),
    note: all.map(({ note }) => note).reduce(withNote),
  };
}

/** Adds a note, unless the text already has its lines. */
function withNote(text: string, note: string): string {
  if (text === '' || note === '') return text || note;
  return `\n${text}\n`.includes(`\n${note}\n`) ? text : `${text}\n${note}`;
}

/**
 * Whether two entries with the same address may name the same person: "Ines" or "I. Vale" may be "Ines Vale". "Ben Roe"
 * is someone else: people in one newsroom may share an address.
 */
export function mayShareName(one: Person, other: Person): boolean {
  return mayBeSameName(nameOf(one), nameOf(other));
}

/** A name as it is compared. */
interface Name {
  isUnnamed: boolean;
  parts: string[];
}

function nameOf(person: Person): Name {
  const name = word(person.name);
  return { isUnnamed: name === word(person.outlet), parts: name.match(/[\p{L}\p{N}]+/gu) ?? [] };
}

function mayBeSameName(one: Name, other: Name): boolean {
  if (one.isUnnamed || other.isUnnamed) return true;
  const [shorter = [], longer = []] = [one.parts, other.parts].toSorted((a, b) => a.length - b.length);
  const isPart = (part: string): boolean => longer.some((other) => other.startsWith(part) || part.startsWith(other));
  return shorter.every(isPart);
}

/** Whether the entry is an outlet's own address, listed under the outlet's name. */
function isUnnamed({ name, outlet }: Person): boolean {
  return word(name) === word(outlet);
}

/**
 * Contacts that are probably the same person, by what they have in common. No group has two email addresses, since one
 * would be lost.
 */
export function duplicateGroups(contacts: readonly ContactRow[]): { why: string; contacts: ContactRow[] }[] {
  const byKey = new Map<string, ContactRow[]>();
  for (const contact of contacts) {
    for (const key of keysOf(contact)) {
      const group = byKey.get(key);
      if (group) group.push(contact);
      else byKey.set(key, [contact]);
    }
  }
  const seen = new Set<string>();
  return [...byKey].flatMap(([key, group]) => {
    const first = group.find(({ email }) => email !== '') ?? group[0];
    // Most contacts have nothing in common with others.
    if (!first || group.length < 2) return [];
    const name = nameOf(first);
    const same = group.filter((contact) => mayBeOne(first, contact) && mayBeSameName(name, nameOf(contact)));
    const ids = same
      .map(({ id }) => id)
      .toSorted()
      .join();
    if (same.length < 2 || seen.has(ids)) return [];
    seen.add(ids);
    return [{ why: key.startsWith('email ') ? 'Same email address' : 'Same name and outlet', contacts: same }];
  });
}
