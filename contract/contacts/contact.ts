import type { Timestamp, Uuid } from '../rules/scalars.js';

/** One of the artist's own contacts, visible to this account only. Missing texts are empty. */
export interface Contact {
  id: Uuid;
  name: string;
  outlet: string;
  role: string;
  email: string;
  url: string;
  note: string;
  /** When the artist last checked that this is right: a day, `2026-11-24`. */
  checkedOn: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** GET /api/contacts: by name. `next` is the cursor of the next page, or null. */
export interface ContactPage {
  items: Contact[];
  next: string | null;
}

/** A field that a column of a CSV file can hold. */
export const contactFields = ['name', 'firstName', 'lastName', 'outlet', 'role', 'email', 'url', 'note'] as const;
export type ContactField = (typeof contactFields)[number];

/** A line of a CSV file that can't be imported. */
export interface ImportError {
  /** From 1, as editors count. */
  line: number;
  why: string;
}

/** POST /api/contacts/import. With errors nothing is imported, unless `?partial=true`. */
export interface ContactImport {
  created: number;
  /** Known contacts, by email or by name and outlet, whose empty fields were filled in. */
  merged: number;
  /** The first 100. */
  errors: ImportError[];
  /** How the file was read. */
  encoding: string;
  separator: string;
  hasHeader: boolean;
  /** What each column was read as; null for one that was left out. */
  columns: (ContactField | null)[];
  /** The first five lines. */
  sample: string[][];
  /** Whether it was only a preview. */
  isPreview: boolean;
}

/** Contacts that are probably one person. */
export interface DuplicateGroup {
  /** What they have in common. */
  why: string;
  contacts: Contact[];
}

/** GET /api/contacts/duplicates: the first 50 groups. */
export interface Duplicates {
  items: DuplicateGroup[];
}
