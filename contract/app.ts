/** The product's name. Everything else imports it. */
export const appName = 'Fanfare';

/** The assistant is named after the product. */
export const assistantName = appName;

/** The assistant's id in guest chats. There is only one assistant. */
export const assistantId = appName.toLowerCase();
