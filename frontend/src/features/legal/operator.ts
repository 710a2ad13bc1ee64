/** Who runs this installation, as its legal pages name them. Set it here when hosting your own. */
export const operator = {
  email: 'support@fanfare.example',
  /** When the legal texts last changed. */
  textsOf: '21 November 2026',
};
