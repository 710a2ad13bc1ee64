import type { Contact } from '../../../../contract/contacts/contact.js';

const columns = ['name', 'outlet', 'role', 'email', 'url', 'note'] as const;

/** Contacts as a CSV file that spreadsheets open as text: none of its cells is a formula. */
export function contactsCsv(contacts: readonly Contact[]): string {
  const lines = [
    ['Name', 'Outlet', 'Role', 'Email', 'Website', 'Note', 'Last checked'],
    ...contacts.map((contact) => [...columns.map((column) => contact[column]), contact.checkedOn]),
  ];
  return csvText(lines);
}

/** Lines in RFC 4180 format, with a byte order mark: without it, Excel reads them as Windows-1252. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** Includes full-width characters: spreadsheets for Chinese and Japanese treat them the same. */
const beginsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

/** A cell that no spreadsheet runs: whatever would start a formula gets an apostrophe in front. */
function csvCell(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
