/** The product's name. Nothing else spells it out. */
export const appName = 'Fanfare';

/** The name that the assistant answers to: the product's own. */
export const assistantName = appName;

/** The assistant's id, as guest chats name it. There is one assistant. */
export const assistantId = appName.toLowerCase();
