import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import type { ChangeContactBody } from '../../../contract/contacts/change-contact.body.js';
import type { ContactBody } from '../../../contract/contacts/contact.body.js';
import type {
  Contact,
  ContactImport,
  ContactPage,
  Duplicates,
  ImportError,
} from '../../../contract/contacts/contact.js';
import type { ContactsQuery } from '../../../contract/contacts/contacts.query.js';
import type { ImportQuery } from '../../../contract/contacts/import.query.js';
import { limits } from '../../../contract/limits.js';
import { completeLink } from '../../../contract/rules/link-rule.js';
import { oneLine } from '../../../contract/rules/text-rule.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { NotFound } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { ContactInUse, NotesTooLong, TooManyContacts } from './contacts.errors.js';
import { type ContactRow, ContactsRepository, type NewContact } from './contacts.repository.js';
import { duplicateGroups, keysOf, mayBeOne, mayShareName, merged } from './duplicates.js';
import { columnsOf, contactsIn } from './import/contact-lines.js';
import { contactsCsvLines, contactsCsvStart } from './import/contacts-csv.js';
import { readCsv } from './import/csv-file.js';

/** How many errors and duplicate groups are shown. */
const errorsShown = 100;
const groupsShown = 50;

/** How many contacts of an export are in memory at a time. */
const exportedAtOnce = 200;

const noteMax = limits.contactNoteMax.toLocaleString('en-US');
const noteProblem = `has a note that, joined to the one you have, is longer than ${noteMax} characters`;

/** Reading a file or comparing thousands of contacts takes the server up to a second. */
const importing: RateLimit = { name: 'contacts-import', times: 60, seconds: 600 };
const exporting: RateLimit = { name: 'contacts-export', times: 60, seconds: 600 };
const comparing: RateLimit = { name: 'contacts-duplicates', times: 120, seconds: 600 };

/** An artist's contacts. Another account's contact is reported as not found. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly users: UsersService,
    private readonly broadcaster: Broadcaster,
    private readonly rateLimits: RateLimits,
  ) {}

  /** By name. */
  async list(userId: string, { cursor, limit, q }: ContactsQuery): Promise<ContactPage> {
    const most = Number(limit ?? limits.listPageDefault);
    // One more than requested shows whether there are others.
    const rows = await this.contacts.list(userId, most + 1, cursor, q?.trim());
    return {
      items: rows.slice(0, most).map(({ cursor: _, ...row }) => toContact(row)),
      next: rows.length > most ? (rows[most - 1]?.cursor ?? null) : null,
    };
  }

  /**
   * Adds a contact. A known id returns the existing contact. @throws NotFound for another account's id, TooManyContacts
   */
  async add(userId: string, body: ContactBody): Promise<Contact> {
    const contact = await this.newContact(userId, body);
    const row = await this.contacts.locked(userId, async (transaction) => {
      const known = await this.contacts.find(userId, contact.id, transaction);
      if (known) return known;
      if ((await this.contacts.count(transaction, userId)) >= limits.contactsMax) throw new TooManyContacts();
      const [added] = await this.contacts.insert(transaction, userId, [contact]);
      return added;
    });
    if (!row) throw new NotFound();
    return this.notifyTabs(userId, toContact(row));
  }

  /** @throws NotFound */
  async getContact(userId: string, id: string): Promise<Contact> {
    const row = await this.contacts.find(userId, id);
    if (!row) throw new NotFound();
    return toContact(row);
  }

  /** @throws NotFound */
  async change(userId: string, id: string, body: ChangeContactBody): Promise<Contact> {
    const row = await this.contacts.locked(userId, async (transaction) => {
      const present = await this.contacts.find(userId, id, transaction);
      if (!present) throw new NotFound();
      const [changed] = await this.contacts.update(transaction, userId, [{ ...present, ...sentFields(body) }]);
      return changed;
    });
    if (!row) throw new NotFound();
    return this.notifyTabs(userId, toContact(row));
  }

  /** Deletes a contact. Pitches to them stay and keep their name. @throws NotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.contacts.remove(userId, id))) throw new NotFound();
    this.broadcaster.emit(userId, 'contact:remove', { id });
  }

  /** Takes back an added contact that hasn't been changed or pitched to. @throws NotFound, ContactInUse */
  async undoAdding(userId: string, id: string): Promise<void> {
    await this.contacts.locked(userId, async (transaction) => {
      if (await this.contacts.removeUnused(transaction, userId, id)) return;
      throw (await this.contacts.find(userId, id, transaction)) ? new ContactInUse() : new NotFound();
    });
    this.broadcaster.emit(userId, 'contact:remove', { id });
  }

  /** Contacts that are probably the same person. @throws TooManyTries */
  async listDuplicates(userId: string): Promise<Duplicates> {
    await this.rateLimits.count([comparing, userId]);
    const groups = duplicateGroups(await this.contacts.listAll(userId)).slice(0, groupsShown);
    return { items: groups.map(({ why, contacts }) => ({ why, contacts: contacts.map(toContact) })) };
  }

  /**
   * Merges contacts: the first one stays, and its missing fields are filled in from the others.
   * @param options.isPreview returns the result without storing it
   * @throws NotFound, NotesTooLong
   */
  async merge(userId: string, ids: readonly string[], { isPreview }: { isPreview: boolean }): Promise<Contact> {
    const [keptId = '', ...otherIds] = ids;
    const row = await this.contacts.locked(userId, async (transaction) => {
      const rows = new Map((await this.contacts.findAll(transaction, userId, ids)).map((one) => [one.id, one]));
      const kept = rows.get(keptId);
      const others = otherIds.map((id) => rows.get(id));
      if (!kept || !others.every((other) => other !== undefined)) throw new NotFound();
      const result = merged(kept, ...others);
      if (result.note.length > limits.contactNoteMax) throw new NotesTooLong();
      if (isPreview) return result;
      await this.contacts.update(transaction, userId, [result]);
      await this.contacts.mergeInto(transaction, userId, keptId, otherIds);
      return result;
    });
    if (!isPreview) {
      for (const id of otherIds) this.broadcaster.emit(userId, 'contact:remove', { id });
      this.notifyTabs(userId, toContact(row));
    }
    return toContact(row);
  }

  /**
   * Imports a CSV file: all of it, or nothing if a line is wrong, unless the query says otherwise.
   * @throws CsvUnreadable, TooManyContacts, TooManyTries
   */
  async importCsv(userId: string, bytes: Buffer, query: ImportQuery): Promise<ContactImport> {
    await this.rateLimits.count([importing, userId]);
    const { encoding, separator, lines } = await readCsv(bytes);
    const columns = columnsOf(lines, query.columns);
    const { contacts, errors: unreadable } = contactsIn(lines, columns);
    const isPreview = query.preview === 'true';
    const today = await this.users.todayOf(userId);
    let isChanged = false;
    const result = await this.contacts.locked(userId, async (transaction) => {
      const known = await this.contacts.listAll(userId, transaction);
      const { created, changed, refused } = partition(
        known,
        contacts.map(({ line, contact }) => ({ line, contact: { ...contact, id: uuidv7(), checkedOn: today } })),
      );
      const errors = [...unreadable, ...refused].toSorted((one, other) => one.line - other.line);
      const isImported = errors.length === 0 || query.partial === 'true';
      if (known.length + created.length > limits.contactsMax) throw new TooManyContacts();
      if (isImported && !isPreview) {
        await this.contacts.insert(transaction, userId, created);
        await this.contacts.update(transaction, userId, changed);
        isChanged = created.length + changed.length > 0;
      }
      const counts = { created: created.length, merged: contacts.length - created.length - refused.length };
      return { isImported, errors, counts };
    });
    if (isChanged) this.broadcaster.emit(userId, 'contact:import', {});
    return {
      ...(result.isImported || isPreview ? result.counts : { created: 0, merged: 0 }),
      errors: result.errors.slice(0, errorsShown),
      encoding,
      separator,
      ...columns,
      sample: lines.slice(0, 5).map(({ cells }) => cells.map((cell) => cell.slice(0, 200))),
      isPreview,
    };
  }

  /** All contacts as CSV, read page by page as the caller reads the file. @throws TooManyTries */
  async exportCsv(userId: string): Promise<Readable> {
    await this.rateLimits.count([exporting, userId]);
    const first = await this.list(userId, { limit: String(exportedAtOnce) });
    return Readable.from(this.csvPages(userId, first));
  }

  /** All contacts of an account, by name. */
  async listAll(userId: string): Promise<Contact[]> {
    return (await this.contacts.listAll(userId)).map(toContact);
  }

  private async *csvPages(userId: string, first: ContactPage): AsyncGenerator<string> {
    yield contactsCsvStart();
    let page = first;
    yield contactsCsvLines(page.items);
    while (page.next !== null) {
      page = await this.list(userId, { limit: String(exportedAtOnce), cursor: page.next });
      yield contactsCsvLines(page.items);
    }
  }

  private async newContact(userId: string, body: ContactBody): Promise<NewContact> {
    const texts = { outlet: '', role: '', email: '', url: '', note: '', ...sentFields(body) };
    const { id, name, checkedOn } = body;
    return {
      ...texts,
      id: id ?? uuidv7(),
      name: oneLine(name),
      checkedOn: checkedOn ?? (await this.users.todayOf(userId)),
    };
  }

  private notifyTabs(userId: string, contact: Contact): Contact {
    this.broadcaster.emit(userId, 'contact:upsert', { contact });
    return contact;
  }
}

function toContact({ createdAt, updatedAt, ...row }: ContactRow): Contact {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** The fields that a body contains, as they are stored. */
function sentFields(body: ChangeContactBody): Partial<Omit<NewContact, 'id'>> {
  const { name, outlet, role, email, url, note, checkedOn } = body;
  const texts = { name, outlet, role, email, url: url && completeLink(url), note: note?.trim(), checkedOn };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      // Callers may send null for fields they leave out.
      text === undefined || text === null ? [] : [[field, field === 'note' ? text : oneLine(text)]],
    ),
  );
}

/**
 * Separates the new people in a file from known ones that gain something. Two lines about the same person result in one
 * contact. A line whose note doesn't fit into the known one's is refused.
 */
function partition(
  known: readonly ContactRow[],
  imported: readonly { line: number; contact: NewContact }[],
): { created: NewContact[]; changed: NewContact[]; refused: ImportError[] } {
  const byKey = new Map<string, NewContact>();
  const note = (contact: NewContact): void => {
    for (const key of keysOf(contact)) if (!byKey.has(key)) byKey.set(key, contact);
  };
  known.forEach(note);
  const created = new Map<string, NewContact>();
  const changed = new Map<string, NewContact>();
  const refused: ImportError[] = [];
  for (const { line, contact } of imported) {
    // A contact with the same name takes precedence over one that only shares the address.
    const found = keysOf(contact)
      .toReversed()
      .flatMap((key) => byKey.get(key) ?? [])
      .map(current)
      .find((one) => mayBeOne(one, contact) && mayShareName(one, contact));
    if (!found) {
      created.set(contact.id, contact);
      note(contact);
      continue;
    }
    const result = merged(found, contact);
    if (result.note.length > limits.contactNoteMax) {
      refused.push({ line, why: noteProblem });
      continue;
    }
    note(result);
    if (created.has(found.id)) created.set(found.id, result);
    else if (JSON.stringify(result) !== JSON.stringify(found)) changed.set(found.id, result);
  }
  return { created: [...created.values()], changed: [...changed.values()], refused };

  function current(contact: NewContact): NewContact {
    return created.get(contact.id) ?? changed.get(contact.id) ?? contact;
  }
}
