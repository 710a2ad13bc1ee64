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
  /** The day the artist last checked that this is correct: `2026-11-24`. */
  checkedOn: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** GET /api/contacts: sorted by name. `next` is the cursor of the next page, or null. */
export interface ContactPage {
  items: Contact[];
  next: string | null;
}

/** The fields that a column of a CSV file may contain. */
export const contactFields = ['name', 'firstName', 'lastName', 'outlet', 'role', 'email', 'url', 'note'] as const;
export type ContactField = (typeof contactFields)[number];

/** A line of a CSV file that can't be imported. */
export interface ImportError {
  /** Line number, from 1. */
  line: number;
  why: string;
}

/** POST /api/contacts/import. If there are errors, nothing is imported, unless `?partial=true`. */
export interface ContactImport {
  created: number;
  /** Known contacts, matched by email or by name and outlet, whose empty fields were filled in. */
  merged: number;
  /** The first 100 errors. */
  errors: ImportError[];
  /** The detected encoding of the file. */
  encoding: string;
  separator: string;
  hasHeader: boolean;
  /** The field of each column; null for a column that was left out. */
  columns: (ContactField | null)[];
  /** The first five lines. */
  sample: string[][];
  /** Whether it was only a preview. */
  isPreview: boolean;
}

/** Contacts that are probably the same person. */
export interface DuplicateGroup {
  /** What they have in common. */
  why: string;
  contacts: Contact[];
}

/** GET /api/contacts/duplicates: the first 50 groups. */
export interface Duplicates {
  items: DuplicateGroup[];
}
