/** Who runs this installation, as its legal pages name them. Whoever hosts the product sets it here. */
export const operator = {
  email: 'support@fanfare.example',
  /** When the legal texts last changed. */
  textsOf: '21 November 2026',
};
