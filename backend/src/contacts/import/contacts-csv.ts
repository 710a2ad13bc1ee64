import type { Contact } from '../../../../contract/contacts/contact.js';

const columns = ['name', 'outlet', 'role', 'email', 'url', 'note'] as const;

/** The beginning of a CSV file of contacts that spreadsheets open as text: none of its cells is a formula. */
export function contactsCsvStart(): string {
  return csvText([['Name', 'Outlet', 'Role', 'Email', 'Website', 'Note', 'Last checked']]);
}

/** The file's lines for some of the contacts. */
export function contactsCsvLines(contacts: readonly Contact[]): string {
  return csvLines(contacts.map((contact) => [...columns.map((column) => contact[column]), contact.checkedOn]));
}

/** Lines in RFC 4180 format, with a byte order mark: without it, Excel reads them as Windows-1252. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${csvLines(lines)}`;
}

function csvLines(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** Includes full-width characters: spreadsheets for Chinese and Japanese treat them the same. */
const beginsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

/** A cell that no spreadsheet runs: whatever would start a formula gets an apostrophe in front. */
function csvCell(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
