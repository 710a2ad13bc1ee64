import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** An inline diff of two texts. Additions and deletions don't rely on colour alone. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <div className="whitespace-pre-wrap break-words rounded-control border border-line p-3">
      {parts.map(({ value, added, removed }, index) => {
        if (added) {
          return (
            <ins key={index} className="bg-bubble font-semibold">
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={index} className="text-muted">
              {value}
            </del>
          );
        }
        return <span key={index}>{value}</span>;
      })}
    </div>
  );
}
