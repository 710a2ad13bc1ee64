import { createdTables, type TableUse, usesInServer, usesInSql } from '../support/sql-writes.js';

/** The module of `backend/src` that owns each table and is the only one to write it and lock its rows. */
const owners: Record<string, string> = {
  account_deletions: 'deletion',
  account_tokens: 'auth',
  activity: 'activity',
  attachments: 'attachments',
  backup_checks: 'backup',
  calendar_feeds: 'releases',
  chat_exports: 'chat-export',
  chat_shares: 'shares',
  chats: 'chats',
  contacts: 'contacts',
  data_exports: 'data-export',
  document_files: 'documents',
  document_shares: 'documents',
  document_versions: 'documents',
  documents: 'documents',
  facts: 'facts',
  guests: 'guest',
  identities: 'auth',
  media_files: 'media',
  media_uploads: 'media',
  message_attachments: 'chats',
  message_words: 'chats',
  messages: 'chats',
  model_calls: 'model-calls',
  notes: 'facts',
  one_sheet_previews: 'pdf',
  one_sheet_promises: 'pdf',
  one_sheet_versions: 'pdf',
  one_sheets: 'pdf',
  outgoing_letters: 'mail',
  passkeys: 'passkeys',
  pitches: 'contacts',
  payment_events: 'subscription',
  recovery_codes: 'two-factor',
  plan_reminder_emails: 'releases',
  plan_reminders: 'releases',
  playbook_version: 'playbook',
  playbook_words: 'playbook',
  release_changes: 'releases',
  release_tasks: 'releases',
  releases: 'releases',
  reply_steps: 'assistant',
  sessions: 'auth',
  subscriptions: 'subscription',
  support_requests: 'support',
  two_factor: 'two-factor',
  users: 'users',
};

/** Writes by other modules, and why. Everything else calls the owner's service and passes it the transaction. */
const exceptions: Record<string, string> = {
  'auth writes passkeys': 'passkeys builds on auth; a reset must end them in every process, also without that module',
  'auth writes calendar_feeds': 'releases builds on auth; a recovered account must not leave its plans readable',
  'auth locks users': 'a session starts in one statement, which keeps out a concurrent change of the password',
  'chats writes guests': 'guest builds on chats; a message is counted in the one statement that stores it',
  'chats locks guests': 'guest builds on chats; two messages of a guest must not both be the last free one',
  'subscription writes users': 'users builds on subscription; the column is the address that the payment provider has',
};

describe('the database’s tables', () => {
  it('have one owner each', () => {
    expect(Object.keys(owners).sort()).toEqual(createdTables());
  });

  it('are written and locked only by their owner', () => {
    const foreign = new Map<string, string>();
    for (const { file, table, use } of usesInServer()) {
      const [module = ''] = file.split(/[\\/]/);
      if (table in owners && owners[table] !== module) {
        foreign.set(`${module} ${use === 'write' ? 'writes' : 'locks'} ${table}`, file);
      }
    }
    const refused = [...foreign].filter(([what]) => !(what in exceptions)).map(([what, file]) => `${what}: ${file}`);
    expect(refused).toEqual([]);
    expect(Object.keys(exceptions).filter((what) => !foreign.has(what))).toEqual([]);
  });
});

describe('tables that SQL writes and locks', () => {
  const write = (table: string): TableUse => ({ table, use: 'write' });
  const lock = (table: string): TableUse => ({ table, use: 'lock' });

  it.each([
    ['INSERT INTO notes (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET text = $2', [write('notes')]],
    ['UPDATE chats c SET leaf_id = $1 FROM gone WHERE gone.id = c.id', [write('chats')]],
    ['WITH gone AS (DELETE FROM messages WHERE id = $1 RETURNING id) SELECT id FROM gone', [write('messages')]],
    ['SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [lock('users')]],
    ['SELECT 1 FROM users WHERE id = (SELECT user_id FROM notes) FOR UPDATE', [lock('users')]],
    ['SELECT g.id FROM guests g JOIN chats c ON c.guest_id = g.id FOR UPDATE OF g', [lock('guests')]],
    ['SELECT 1 FROM chats JOIN (SELECT id FROM guests FOR SHARE) g ON true', [lock('guests')]],
    ['SELECT 1 FROM chats WHERE id = $1 FOR KEY SHARE', []],
    ['SELECT text FROM notes', []],
  ])('%s', (sql, uses) => {
    expect(usesInSql(sql)).toEqual(uses);
  });
});
