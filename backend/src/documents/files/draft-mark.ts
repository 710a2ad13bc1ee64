import type { Finding } from '../../../../contract/documents/document.js';

/** The draft notice on every export with unproven claims; null if there are none. */
export function draftMark(findings: readonly Pick<Finding, 'kind'>[]): string | null {
  const count = findings.filter(({ kind }) => kind === 'unproven').length;
  return count === 0 ? null : draftLine(count);
}

export function draftLine(count: number): string {
  return `DRAFT: ${count === 1 ? '1 thing is' : `${count} things are`} not confirmed yet`;
}
