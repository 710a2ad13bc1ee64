import { Fragment, useMemo } from 'react';
import { brief, comparable, compareWords } from './diff-texts';

interface WordDiffProps {
  before: string;
  after: string;
  /** Shows unchanged passages only next to what changed. */
  isBrief?: boolean;
}

/** An inline diff of two texts. Additions and deletions don't rely on colour alone. */
export function WordDiff({ before, after, isBrief = false }: WordDiffProps) {
  const passages = useMemo(() => compareWords(...comparable(before, after)), [before, after]);
  return (
    <div className="whitespace-pre-wrap break-words rounded-control border border-line p-3">
      {passages.map((passage, index) => {
        if ('same' in passage) {
          const place = { isFirst: index === 0, isLast: index === passages.length - 1 };
          return <span key={index}>{isBrief ? brief(passage.same, place) : passage.same}</span>;
        }
        return (
          <Fragment key={index}>
            {passage.removed && <del className="text-muted">{passage.removed}</del>}
            {passage.added && <ins className="bg-bubble font-semibold">{passage.added}</ins>}
          </Fragment>
        );
      })}
    </div>
  );
}
