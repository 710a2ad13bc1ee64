/** Data in a prompt, between tags of its name: JSON whose angle brackets can't close the tag around it. */
export function tagged(tag: string, value: unknown): string {
  return `<${tag}>${JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}</${tag}>`;
}
