const closing = 'That covers the main points. Tell me which part you want in more detail.';

/** The part of a reply after what was said of it, or a closing sentence if the reply doesn't begin like that. */
export function continued(whole: string, said: string): string {
  return (whole.startsWith(said) && whole.slice(said.length)) || closing;
}
