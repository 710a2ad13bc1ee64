/** The product's name. Nothing else spells it out. */
export const appName = 'Fanfare';

/** The name that the assistant answers to: the product's own. */
export const assistantName = appName;
