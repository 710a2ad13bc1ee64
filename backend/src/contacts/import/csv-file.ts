import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { limits } from '../../../../contract/limits.js';
import { CsvUnreadable } from '../contacts.errors.js';

/** Longer than any line in a list of people, in bytes. */
const lineMaxBytes = 20_000;
/** How much is parsed before yielding to the event loop, in bytes: a few milliseconds. */
const sliceBytes = 16_384;
const columnsMax = 50;
/** Includes the cells of empty lines. */
const cellsMax = columnsMax * (limits.contactsMax + 1);

/** A line, and its number in the file, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** A parsed CSV file. */
export interface CsvFile {
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
  separator: string;
  lines: CsvLine[];
}

/** Reads a CSV file in any common separator and encoding, without blocking the event loop. @throws CsvUnreadable with the line */
export async function readCsv(bytes: Buffer): Promise<CsvFile> {
  const { text, encoding } = decode(bytes);
  if (text.includes('\0')) throw new CsvUnreadable('This is no text file. Export your list as CSV and try again.');
  if (text.trim() === '') throw new CsvUnreadable('The file is empty.');
  // The parser counts a two-character line break within a cell as two lines.
  const lined = text.replace(/\r\n?/g, '\n');
  const separator = separatorOf(lined);
  checkCells(lined, separator);
  return { encoding, separator, lines: await parseLines(lined, separator) };
}

/** Counts the cells before they are parsed: parsing a file of nothing but commas takes seconds. */
function checkCells(text: string, separator: string): void {
  let line = 1;
  let firstLine = 1;
  let columns = 1;
  let cells = 1;
  let isEmpty = true;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') continue;
      // Two quotation marks stand for one.
      if (text[at + 1] === '"') at += 1;
      else isQuoted = false;
    } else if (sign === separator) {
      columns += 1;
      cells += 1;
      isEmpty = true;
    } else if (sign === '\n') {
      if (columns > columnsMax) throw tooManyColumns(firstLine, columns);
      firstLine = line;
      columns = 1;
      isEmpty = true;
    } else if (sign === '"' && isEmpty) isQuoted = true;
    else if (sign !== ' ' && sign !== '\t') isEmpty = false;
  }
  if (columns > columnsMax) throw tooManyColumns(firstLine, columns);
  if (cells > cellsMax) {
    throw new CsvUnreadable(
      `The file has more than ${cellsMax.toLocaleString('en-US')} cells. Please delete empty rows.`,
    );
  }
}

function tooManyColumns(line: number, columns: number): CsvUnreadable {
  return new CsvUnreadable(`Line ${line} has ${columns} columns: ${columnsMax} are the most.`);
}

async function parseLines(text: string, separator: string): Promise<CsvLine[]> {
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    info: true,
    max_record_size: lineMaxBytes,
    to: limits.contactsMax + 2,
  });
  const records: { record: string[]; info: { lines: number } }[] = [];
  try {
    for await (const record of Readable.from(slicesOf(Buffer.from(text))).pipe(parser))
      records.push(record as (typeof records)[number]);
  } catch (error) {
    throw unreadable(error);
  }
  if (records.length > limits.contactsMax + 1) {
    throw new CsvUnreadable(`A file can have at most ${limits.contactsMax.toLocaleString('en-US')} lines.`);
  }
  let end = 0;
  return records.map(({ record, info }) => {
    // The parser's line number is that of a record's end; a record that contains line breaks starts earlier.
    const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
    const line = Math.max(end + 1, info.lines - breaks);
    end = info.lines;
    if (record.length > columnsMax) throw tooManyColumns(line, record.length);
    return { line, cells: record };
  });
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await nextTurn();
  }
}

function unreadable(error: unknown): CsvUnreadable {
  if (!(error instanceof CsvError)) throw error;
  const line = Number(error['lines'] ?? 0);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new CsvUnreadable(`A quotation mark is opened and never closed, at or before line ${line || 1}.`);
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new CsvUnreadable(`Line ${line || 1} is too long. Is a quotation mark missing?`);
  }
  return new CsvUnreadable(`Line ${line || 1} can't be read as CSV.`);
}

function decode(bytes: Buffer): { text: string; encoding: CsvFile['encoding'] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, 'utf-16be');
  // UTF-16 without a byte order mark: every second byte of Latin text is 0.
  const start = bytes.subarray(0, 200);
  const zeros = (offset: number): number => start.filter((byte, index) => index % 2 === offset && byte === 0).length;
  if (start.length >= 4 && zeros(1) > start.length / 4) return utf16(bytes, 'utf-16le');
  if (start.length >= 4 && zeros(0) > start.length / 4) return utf16(bytes, 'utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

function utf16(bytes: Buffer, label: string): { text: string; encoding: CsvFile['encoding'] } {
  return { text: new TextDecoder(label).decode(bytes), encoding: 'UTF-16' };
}

/** The candidate that occurs most often outside of quotation marks in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 5000).replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((separator) => ({ separator, count: start.split(separator).length - 1 }));
  const lines = start.split('\n').length;
  // Texts contain commas, so another separator wins if it occurs in most lines.
  const other = counts.slice(1).find(({ count }) => count >= lines - 1 && count > 0);
  return (other ?? counts.toSorted((one, two) => two.count - one.count)[0])?.separator ?? ',';
}
