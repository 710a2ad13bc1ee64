import { isLineBreak } from '@contract/rules/line-break';
import clsx from 'clsx';
import type { MarkedToken, Token, Tokens } from 'marked';
import { memo, useRef } from 'react';
import { CopyDraft, type Copying } from '../messages/copy-draft';
import { MarkdownInline } from './markdown-inline';
import { lexBlock } from './markdown-source';
import { MarkdownTable } from './markdown-table';
import { PlainText } from './plain-text';

interface MarkdownBlockProps {
  source: string;
  copying: Copying;
}

/** One block of markdown source. */
export const MarkdownBlock = memo(function MarkdownBlock({ source, copying }: MarkdownBlockProps) {
  const tokens = lexBlock(source);
  if (!tokens)
    return (
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        <PlainText text={source} />
      </p>
    );
  return <Blocks tokens={tokens} copying={copying} />;
});

interface BlocksProps {
  tokens: readonly MarkedToken[];
  copying: Copying;
  /** Inside a quote or list, which has one text direction as a whole. */
  isInner?: boolean;
}

function Blocks({ tokens, copying, isInner = false }: BlocksProps) {
  return tokens.map((token, index) => (
    <Block key={index} token={token} dir={isInner ? undefined : 'auto'} copying={copying} />
  ));
}

interface BlockProps<T> {
  token: T;
  dir: 'auto' | undefined;
  copying: Copying;
}

function Block({ token, dir, copying }: BlockProps<MarkedToken>) {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return null;
    case 'heading':
      return <Heading token={token} dir={dir} />;
    case 'paragraph':
      return (
        <p dir={dir}>
          <MarkdownInline source={token.text} />
        </p>
      );
    case 'text':
      return <MarkdownInline source={token.text} />;
    case 'list':
      return <List token={token} dir={dir} copying={copying} />;
    case 'blockquote':
      return <Quote token={token} dir={dir} copying={copying} />;
    case 'code':
      return <Fenced text={token.text} copying={copying} />;
    case 'table':
      return <MarkdownTable token={token} dir={dir} />;
    case 'hr':
      return <hr className="tear-line my-2 border-0" />;
    default:
      if (isLineBreak(token.raw)) return null;
      // Other HTML and link definitions are shown as source.
      return (
        <p dir={dir} className="whitespace-pre-wrap">
          {token.raw.trimEnd()}
        </p>
      );
  }
}

/** A quote. Replies put drafts in quotes. */
function Quote({ token, dir, copying }: BlockProps<Tokens.Blockquote>) {
  const draft = useRef<HTMLQuoteElement>(null);
  return (
    <>
      <blockquote
        ref={draft}
        dir={dir}
        className="flex flex-col gap-3 border-s-3 border-signal ps-4 print:block print:space-y-3"
      >
        <Blocks tokens={token.tokens as MarkedToken[]} copying="never" isInner />
      </blockquote>
      {copying !== 'never' && <CopyDraft copying={copying} draft={draft} />}
    </>
  );
}

function Fenced({ text, copying }: { text: string; copying: Copying }) {
  const draft = useRef<HTMLPreElement>(null);
  return (
    <>
      <pre
        ref={draft}
        className="whitespace-pre-wrap rounded-control bg-bubble px-4 py-3 text-sm leading-relaxed [overflow-wrap:anywhere]"
      >
        <code>
          <PlainText text={text} />
        </code>
      </pre>
      {copying !== 'never' && <CopyDraft copying={copying} draft={draft} />}
    </>
  );
}

function Heading({ token, dir }: { token: Tokens.Heading; dir: 'auto' | undefined }) {
  const text = <MarkdownInline source={token.text} />;
  if (token.depth > 2) {
    return (
      <h3 dir={dir} className="mt-2 font-bold first:mt-0">
        {text}
      </h3>
    );
  }
  return (
    <h2 dir={dir} className={clsx('display-sm mt-3 first:mt-0', token.depth === 1 && 'text-2xl')}>
      {text}
    </h2>
  );
}

function List({ token, dir, copying }: BlockProps<Tokens.List>) {
  const items = token.items.map((item, index) => (
    <li key={index} className={item.task ? '-ms-6 list-none' : 'ps-1'}>
      {item.task && (
        <span role="img" aria-label={item.checked ? 'Done:' : 'To do:'} className="me-2">
          {item.checked ? '☑' : '☐'}
        </span>
      )}
      <Blocks
        tokens={item.task ? withoutCheckbox(item.tokens) : (item.tokens as MarkedToken[])}
        copying={copying}
        isInner
      />
    </li>
  ));
  const look = `flex flex-col ps-6 print:block marker:text-muted marker:normal-nums ${token.loose ? 'gap-3' : 'gap-1'}`;
  if (!token.ordered) {
    return (
      <ul dir={dir} className={`${look} list-disc`}>
        {items}
      </ul>
    );
  }
  return (
    <ol dir={dir} start={token.start === '' ? 1 : token.start} className={`${look} list-decimal`}>
      {items}
    </ol>
  );
}

/** In a loose list the checkbox is still part of the first paragraph's source. */
function withoutCheckbox(tokens: readonly Token[]): MarkedToken[] {
  return tokens.map((token) =>
    token.type === 'paragraph' ? { ...token, text: String(token.text).replace(/^\[[ x]\]\s+/i, '') } : token,
  ) as MarkedToken[];
}
