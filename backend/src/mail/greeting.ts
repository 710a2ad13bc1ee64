/** A name that a mail program may make a link of, whatever is written around it. */
const link = /:\/\/|www\./i;

/** The first line of an email. A name is somebody's own words: it is one line here, and not said where it holds a link. */
export function greeting(name: string): string {
  const said = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return said === '' || link.test(said) ? 'Hi,' : `Hi ${said},`;
}

/**
 * The name by which emails greet somebody: none while their address is not proven. It may be a stranger's then, who would
 * read in an email of ours what whoever typed their address wrote.
 */
export function greetedName({ name, emailVerified }: { name: string; emailVerified: boolean }): string {
  return emailVerified ? name : '';
}
