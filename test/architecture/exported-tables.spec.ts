import { readFileSync } from 'node:fs';
import { createdTables } from '../support/sql-writes.js';

/** The file or folder of the data export that has the rows of each table. */
const exported: Record<string, string> = {
  activity: 'activity.json',
  attachments: 'attachments/',
  calendar_feeds: 'profile.json',
  chat_shares: 'shared-links.json',
  chats: 'chats/',
  contacts: 'contacts.json',
  document_shares: 'documents/',
  document_versions: 'documents/',
  documents: 'documents/',
  facts: 'facts.json',
  identities: 'profile.json',
  media_files: 'media.json',
  message_attachments: 'chats/',
  messages: 'chats/',
  model_calls: 'model-calls.json',
  one_sheet_versions: 'one-sheets.json',
  one_sheets: 'one-sheets.json',
  passkeys: 'profile.json',
  pitches: 'pitches.json',
  plan_reminders: 'profile.json',
  release_changes: 'releases.json',
  release_tasks: 'releases.json',
  releases: 'releases.json',
  reply_steps: 'chats/',
  sessions: 'profile.json',
  subscriptions: 'subscription.json',
  support_requests: 'questions.json',
  two_factor: 'profile.json',
  users: 'profile.json',
};

/** Tables whose rows aren't exported, and why. */
const exceptions: Record<string, string> = {
  account_deletions: 'the account no longer exists',
  account_tokens: 'hashes of secrets that expire within days',
  backup_checks: 'about no account',
  chat_exports: 'exports under way',
  data_exports: 'the exports themselves',
  document_files: 'copies of documents, made again when needed',
  guests: 'visitors without an account; their chats move to it',
  media_uploads: 'uploads under way',
  message_words: 'the search index of messages',
  notes: 'became facts, which have all of what they said',
  one_sheet_previews: 'previews under way',
  one_sheet_promises: 'one-sheets under way',
  outgoing_letters: 'emails on their way, which the artist then has',
  payment_events: 'ids of the payment provider’s messages; what they changed is in subscription.json',
  plan_reminder_emails: 'which emails were sent, which the artist has',
  playbook_version: 'about no account',
  playbook_words: 'about no account',
  recovery_codes: 'hashes of secrets; how many are left is in profile.json',
};

describe('the data export', () => {
  it('has the rows of every table, unless there is a reason', () => {
    expect([...Object.keys(exported), ...Object.keys(exceptions)].sort()).toEqual(createdTables());
  });

  it('describes each file that has them', () => {
    const service = readFileSync('backend/src/data-export/account-files.service.ts', 'utf8');
    const [, readme = ''] = /function readme\([^]*?`([^]*)`/.exec(service) ?? [];
    for (const file of Object.values(exported)) expect(readme).toMatch(new RegExp(`^${file} `, 'm'));
  });
});
