import clsx from 'clsx';
import { memo, useMemo } from 'react';
import { MarkdownBlock } from './markdown-block';
import { closeOpenMarks, splitBlocks } from './markdown-source';
import './markdown.css';

interface MarkdownProps {
  text: string;
  /** The text is streaming. */
  isWriting?: boolean;
  /** The text is incomplete: close marks that are open at its end. */
  isCut?: boolean;
  /** Offers to copy quotes and code blocks once the text is complete. */
  hasDrafts?: boolean;
}

/**
 * Renders markdown tokens as React elements: no HTML, scripts or images, and only http, https and mailto links. Blocks are
 * memoized by source, so streaming text only re-renders its last block.
 */
export const Markdown = memo(function Markdown({
  text,
  isWriting = false,
  isCut = isWriting,
  hasDrafts = false,
}: MarkdownProps) {
  const blocks = useMemo(() => splitBlocks(text), [text]);
  const copying = (isLast: boolean) => {
    if (!hasDrafts || (isWriting && isLast)) return 'never';
    return isWriting ? 'later' : 'now';
  };
  return (
    <div
      className={clsx(
        'flex max-w-[46rem] flex-col gap-3 break-words *:max-w-[32rem] print:block print:space-y-3 print:*:max-w-[38rem]',
        isWriting && 'is-writing',
      )}
    >
      {blocks.map((source, index) => (
        <MarkdownBlock
          key={index}
          source={isCut && index === blocks.length - 1 ? closeOpenMarks(source) : source}
          copying={copying(index === blocks.length - 1)}
        />
      ))}
    </div>
  );
});
