import type { ContactField, ImportError } from '../../../../contract/contacts/contact.js';
import { limits } from '../../../../contract/limits.js';
import { isEmailAddress } from '../../../../contract/rules/email-rule.js';
import { completeLink, isLink } from '../../../../contract/rules/link-rule.js';
import { oneLine, textProblem } from '../../../../contract/rules/text-rule.js';
import type { CsvLine } from './csv-file.js';

/** Names of columns, lower-cased and stripped of everything but letters. */
const names: Record<ContactField, readonly string[]> = {
  name: ['name', 'fullname', 'contact', 'contactname', 'person', 'journalist', 'editor', 'nom', 'nombre'],
  firstName: ['firstname', 'givenname', 'forename', 'prénom', 'prenom', 'vorname'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname'],
  outlet: [
    'outlet',
    'publication',
    'media',
    'company',
    'organization',
    'organisation',
    'blog',
    'station',
    'magazine',
    'label',
  ],
  role: ['role', 'title', 'position', 'job', 'jobtitle', 'beat'],
  email: ['email', 'emailaddress', 'mail', 'courriel'],
  url: ['url', 'website', 'link', 'site', 'web', 'homepage'],
  note: ['note', 'notes', 'comment', 'comments', 'remarks'],
};

/** The meaning of a file's columns. */
export interface Columns {
  columns: (ContactField | null)[];
  hasHeader: boolean;
}

/** Uses the columns that the caller named, or guesses them from the first line. */
export function columnsOf(lines: readonly CsvLine[], asked?: string): Columns {
  const first = lines[0]?.cells ?? [];
  const fromHeader = first.map(fieldCalled);
  const hasHeader = fromHeader.some((field) => field !== null) && !first.some(isEmailAddress);
  if (asked !== undefined) {
    const columns = asked.split(',').map((field) => (field === '' ? null : (field as ContactField)));
    const email = first[columns.indexOf('email')] ?? '';
    // Whatever the email column's heading is, it isn't an email address itself.
    return { columns, hasHeader: hasHeader || (email !== '' && !email.includes('@')) };
  }
  return { columns: hasHeader ? unique(fromHeader) : guessed(lines), hasHeader };
}

function fieldCalled(cell: string): ContactField | null {
  const word = cell.toLowerCase().replace(/[^\p{L}]/gu, '');
  const found = Object.entries(names).find(([, words]) => words.includes(word));
  return (found?.[0] as ContactField | undefined) ?? null;
}

/** If two columns have the same field, the first one counts. */
function unique(columns: (ContactField | null)[]): (ContactField | null)[] {
  return columns.map((field, index) => (field !== null && columns.indexOf(field) === index ? field : null));
}

/** Without a header, emails and links are recognised; the first other column is the name, the second the outlet. */
function guessed(lines: readonly CsvLine[]): (ContactField | null)[] {
  const cells = lines.slice(0, 20).map((line) => line.cells);
  const width = Math.max(0, ...cells.map((line) => line.length));
  const isMostly = (index: number, is: (cell: string) => boolean): boolean => {
    const filled = cells.map((line) => line[index] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(is).length > filled.length / 2;
  };
  const rest: ContactField[] = ['name', 'outlet', 'role', 'note'];
  return unique(
    Array.from({ length: width }, (_, index) => {
      if (isMostly(index, isEmailAddress)) return 'email';
      if (isMostly(index, (cell) => isLink(completeLink(cell)))) return 'url';
      return rest.shift() ?? null;
    }),
  );
}

/** A person, as listed in a file. */
export interface ImportedContact {
  name: string;
  outlet: string;
  role: string;
  email: string;
  url: string;
  note: string;
}

/** The people in a file, and the lines that don't contain one. */
export function contactsIn(
  lines: readonly CsvLine[],
  { columns, hasHeader }: Columns,
): { contacts: { line: number; contact: ImportedContact }[]; errors: ImportError[] } {
  const contacts: { line: number; contact: ImportedContact }[] = [];
  const errors: ImportError[] = [];
  for (const { line, cells } of hasHeader ? lines.slice(1) : lines) {
    const contact = toContact(cells, columns);
    const why = problemOf(contact);
    if (why) errors.push({ line, why });
    else contacts.push({ line, contact });
  }
  return { contacts, errors };
}

function toContact(cells: readonly string[], columns: readonly (ContactField | null)[]): ImportedContact {
  const cell = (field: ContactField): string => plain(cells[columns.indexOf(field)] ?? '');
  const outlet = oneLine(cell('outlet'));
  const full = oneLine(cell('name')) || oneLine(`${cell('firstName')} ${cell('lastName')}`);
  return {
    // A magazine's own address has no personal name.
    name: full || outlet,
    outlet,
    role: oneLine(cell('role')),
    email: cell('email').trim(),
    url: completeLink(cell('url')),
    note: cell('note').trim(),
  };
}

/** Removes the apostrophe with which our export keeps a cell from being a formula. */
function plain(cell: string): string {
  return /^'[=+\-@＝＋－＠\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function problemOf({ name, outlet, role, email, url, note }: ImportedContact): string | undefined {
  if (name === '') return 'has no name';
  if (email !== '' && !isEmailAddress(email)) return `has no valid email address: ${short(email)}`;
  if (url !== '' && !isLink(url)) return `has no valid web address: ${short(url)}`;
  return (
    textProblem(name, { label: 'Name', max: limits.nameMax }) ??
    textProblem(outlet, { label: 'Outlet', max: limits.nameMax }) ??
    textProblem(role, { label: 'Role', max: limits.nameMax }) ??
    textProblem(note, { label: 'Note', max: limits.contactNoteMax })
  );
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
