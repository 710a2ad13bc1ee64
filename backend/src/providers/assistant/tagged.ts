/** Formats data for a prompt as JSON in a tag. Angle brackets are escaped, so the data can't close the tag. */
export function tagged(tag: string, value: unknown): string {
  return `<${tag}>${JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}</${tag}>`;
}
