import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { brief, comparable } from './diff-texts';

interface WordDiffProps {
  before: string;
  after: string;
  /** Shows unchanged passages only next to what changed. */
  isBrief?: boolean;
}

/** An inline diff of two texts. Additions and deletions don't rely on colour alone. */
export function WordDiff({ before, after, isBrief = false }: WordDiffProps) {
  const parts = useMemo(() => diffWordsWithSpace(...comparable(before, after)), [before, after]);
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
        const place = { isFirst: index === 0, isLast: index === parts.length - 1 };
        return <span key={index}>{isBrief ? brief(value, place) : value}</span>;
      })}
    </div>
  );
}
