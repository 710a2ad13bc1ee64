/** The operator of this installation, as named on its legal pages. Change it when hosting your own. */
export const operator = {
  email: 'support@fanfare.example',
  /** When the legal texts last changed. */
  textsOf: '26 November 2026',
  /** How many days backups keep deleted data: `BACKUP_KEEP_DAYS` plus the days between two backups. */
  backupDays: 31,
};
