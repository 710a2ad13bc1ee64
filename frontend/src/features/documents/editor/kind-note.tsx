import type { Document } from '@contract/documents/document';
import { kindGuides } from '@contract/documents/kind-guides';

/** What a text of the document's kind should be, and how long this one is. */
export function KindNote({ document: { kind, markdown } }: { document: Document }) {
  const { label, limits, hint, source } = kindGuides[kind];
  return (
    <p className="py-2 text-sm text-muted">
      <span className="font-bold text-ink">{label}</span>
      {limits.map(({ of, unit, most }) => ` · ${of === 'text' ? '' : `${of}: `}at most ${most} ${unit}`)}
      {' · '}
      {counted(wordCount(markdown))}. {hint} <span className="italic">Source: {source}.</span>
    </p>
  );
}

function counted(words: number): string {
  return words === 1 ? '1 word' : `${words} words`;
}

function wordCount(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
