/** Names that mail clients may turn into a link. */
const link = /:\/\/|www\./i;

/** The salutation. Names are user input: kept to one line, and omitted if they contain a link. */
export function greeting(name: string): string {
  const said = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return said === '' || link.test(said) ? 'Hi,' : `Hi ${said},`;
}

/**
 * The name to greet; empty while the address is unverified. The address may be a stranger's, who would otherwise get an
 * email from us with text that another user wrote.
 */
export function greetedName({ name, emailVerified }: { name: string; emailVerified: boolean }): string {
  return emailVerified ? name : '';
}
