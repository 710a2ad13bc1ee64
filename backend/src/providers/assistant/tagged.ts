/** Formats data for a prompt as JSON in a tag. Angle brackets are escaped, so the data can't close the tag. */
export function tagged(tag: string, value: unknown): string {
  return taggedJson(tag, JSON.stringify(value));
}

/** The same for data that is JSON already. */
export function taggedJson(tag: string, json: string): string {
  return `<${tag}>${json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}</${tag}>`;
}
