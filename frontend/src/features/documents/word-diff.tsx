import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** How much of an unchanged passage a brief diff shows at each end, in characters. */
const around = 80;

interface WordDiffProps {
  before: string;
  after: string;
  /** Shows only the beginning and end of unchanged passages. */
  isBrief?: boolean;
}

/** An inline diff of two texts. Additions and deletions don't rely on colour alone. */
export function WordDiff({ before, after, isBrief = false }: WordDiffProps) {
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
        const isLong = isBrief && value.length > 2 * around + 20;
        return <span key={index}>{isLong ? `${value.slice(0, around)} … ${value.slice(-around)}` : value}</span>;
      })}
    </div>
  );
}
