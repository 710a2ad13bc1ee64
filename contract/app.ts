/** The product's name. Everything else imports it. */
export const appName = 'Fanfare';

/** The assistant's name is the product's. */
export const assistantName = appName;

/** The assistant's id in guest chats. There is only one assistant. */
export const assistantId = appName.toLowerCase();
