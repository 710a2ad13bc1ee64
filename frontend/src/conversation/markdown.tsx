import clsx from 'clsx';
import { memo, useMemo } from 'react';
import { MarkdownBlock } from './markdown-block';
import { closeOpenMarks, splitBlocks } from './markdown-source';
import './markdown.css';

interface MarkdownProps {
  text: string;
  /** The text is still being written. */
  isWriting?: boolean;
  /** It ends where it was cut off, or has come so far: marks that are open at its end count as closed. */
  isCut?: boolean;
  /** What it quotes or fences can be copied as soon as all of it is written. */
  hasDrafts?: boolean;
}

/**
 * Markdown as React elements, made from tokens: no HTML, no scripts, no images, links to http, https and mailto alone.
 * Blocks are remembered by their source, so that a text that grows at its end renders its last block only.
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
