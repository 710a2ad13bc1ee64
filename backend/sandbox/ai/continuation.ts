const closing = 'That covers the main points. Tell me which part you want in more detail.';

/** The rest of a reply after `said`, or a closing sentence if the reply doesn't start with it. */
export function continued(whole: string, said: string): string {
  return (whole.startsWith(said) && whole.slice(said.length)) || closing;
}
