import { isLineBreak } from '@contract/rules/line-break';
import { safeHref } from '@contract/rules/safe-href';
import type { MarkedToken, Tokens } from 'marked';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '@/ui/text-link';
import { isLinkedPath, useLinkTargets } from '../app-links';
import { decodeEntities, lexInline } from './markdown-source';
import { PlainText } from './plain-text';

/** The text of a paragraph, heading, list item or table cell. */
export const MarkdownInline = memo(function MarkdownInline({ source }: { source: string }) {
  const tokens = lexInline(source);
  return tokens ? <Inlines tokens={tokens} /> : <PlainText text={source} />;
});

function Inlines({ tokens }: { tokens: readonly MarkedToken[] }) {
  return tokens.map((token, index) => <Inline key={index} token={token} />);
}

function Inline({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'text':
      return decodeEntities(token.text);
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong className="font-bold">
          <Inlines tokens={token.tokens as MarkedToken[]} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines tokens={token.tokens as MarkedToken[]} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inlines tokens={token.tokens as MarkedToken[]} />
        </del>
      );
    case 'codespan':
      return <code className="rounded-[3px] bg-bubble px-1 py-0.5 text-[0.9em]">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
    case 'image':
      return <Link token={token} />;
    case 'html':
      return isLineBreak(token.raw) ? <br /> : token.raw;
    default:
      return token.raw;
  }
}

/**
 * A link. Links to conversations, documents and releases open in the app; images become links, so nothing is loaded from other sites; unsafe
 * addresses become plain text.
 */
function Link({ token }: { token: Tokens.Link | Tokens.Image }) {
  const href = safeHref(token.href);
  const hasOneInside = token.tokens.some(({ type }) => type === 'image' || type === 'link');
  const words = hasOneInside ? token.text : <Inlines tokens={token.tokens as MarkedToken[]} />;
  if (isLinkedPath(token.href)) return <AppPath path={token.href}>{words}</AppPath>;
  if (!href) return words;
  const url = new URL(href);
  if (url.origin === window.location.origin && url.pathname === '/chat') {
    return <TextLink to={url.pathname + url.search}>{words}</TextLink>;
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {token.text ? words : token.href}
    </a>
  );
}

/** A path of the app. In a shared conversation, where the artist's document or release can't be opened, only its words. */
function AppPath({ path, children }: { path: string; children: ReactNode }) {
  const targetOf = useLinkTargets();
  const { pathname } = useLocation();
  const isForAll = !/^\/(?:documents|releases)\//.test(path);
  return isForAll || pathname === '/chat' ? <TextLink to={targetOf(path)}>{children}</TextLink> : children;
}
