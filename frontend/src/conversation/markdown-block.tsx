import type { MarkedToken, Token, Tokens } from 'marked';
import { memo } from 'react';
import { MarkdownInline } from './markdown-inline';
import { lexBlock } from './markdown-source';
import { MarkdownTable } from './markdown-table';
import { PlainText } from './plain-text';

/** One block of markdown source. */
export const MarkdownBlock = memo(function MarkdownBlock({ source }: { source: string }) {
  const tokens = lexBlock(source);
  if (!tokens)
    return (
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        <PlainText text={source} />
      </p>
    );
  return <Blocks tokens={tokens} />;
});

function Blocks({ tokens }: { tokens: readonly MarkedToken[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

function Block({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return null;
    case 'heading':
      return <Heading token={token} />;
    case 'paragraph':
      return (
        <p>
          <MarkdownInline source={token.text} />
        </p>
      );
    case 'text':
      return <MarkdownInline source={token.text} />;
    case 'list':
      return <List token={token} />;
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-3 border-l-3 border-signal pl-4">
          <Blocks tokens={token.tokens as MarkedToken[]} />
        </blockquote>
      );
    case 'code':
      return (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it too
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-bubble px-4 py-3 text-sm leading-relaxed">
          <code>{token.text}</code>
        </pre>
      );
    case 'table':
      return <MarkdownTable token={token} />;
    case 'hr':
      return <hr className="tear-line my-2 border-0" />;
    default:
      // Raw HTML and link definitions: nothing to obey, so they are shown as they were written.
      return <p className="whitespace-pre-wrap">{token.raw.trimEnd()}</p>;
  }
}

function Heading({ token }: { token: Tokens.Heading }) {
  const text = <MarkdownInline source={token.text} />;
  if (token.depth === 1) return <h3 className="display-sm mt-3 text-2xl first:mt-0">{text}</h3>;
  if (token.depth === 2) return <h3 className="display-sm mt-3 first:mt-0">{text}</h3>;
  return <h4 className="mt-2 font-bold first:mt-0">{text}</h4>;
}

function List({ token }: { token: Tokens.List }) {
  const items = token.items.map((item, index) => (
    <li key={index} className={item.task ? '-ml-6 list-none' : 'pl-1'}>
      {item.task && (
        <span role="img" aria-label={item.checked ? 'Done:' : 'To do:'} className="mr-2">
          {item.checked ? '☑' : '☐'}
        </span>
      )}
      <Blocks tokens={item.task ? withoutCheckbox(item.tokens) : (item.tokens as MarkedToken[])} />
    </li>
  ));
  const look = `flex flex-col pl-6 marker:text-muted marker:normal-nums ${token.loose ? 'gap-3' : 'gap-1'}`;
  if (!token.ordered) return <ul className={`${look} list-disc`}>{items}</ul>;
  return (
    <ol start={token.start === '' ? 1 : token.start} className={`${look} list-decimal`}>
      {items}
    </ol>
  );
}

/** In a loose list the box is still part of the first paragraph's source. */
function withoutCheckbox(tokens: readonly Token[]): MarkedToken[] {
  return tokens.map((token) =>
    token.type === 'paragraph' ? { ...token, text: String(token.text).replace(/^\[[ x]\]\s+/i, '') } : token,
  ) as MarkedToken[];
}
