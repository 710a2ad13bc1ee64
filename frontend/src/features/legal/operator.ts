/** Who runs this installation, as its legal pages name them. Set it here when hosting your own. */
export const operator = {
  email: 'support@fanfare.example',
  /** When the legal texts last changed. */
  textsOf: '26 November 2026',
  /** How long backups keep what was deleted: `BACKUP_KEEP_DAYS` plus the days between two backups. */
  backupDays: 31,
};
