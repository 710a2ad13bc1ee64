import type { Proof } from '@contract/documents/document';
import { workedOut } from '@contract/documents/worked-out';
import { safeHref } from '@contract/rules/safe-href';
import { Link } from 'react-router-dom';

/** The source of the words at the cursor. */
export function ProofNote({ proof, openId }: { proof: Proof; openId: string }) {
  const { messageId, chatId, documentId, source, words } = proof;
  const href = source ? safeHref(source) : null;
  return (
    <>
      {isWorkedOut(words) ? `${words}.` : `From you: “${words}”`}{' '}
      {messageId && chatId && (
        <Link className="underline" to={`/chat?c=${chatId}&m=${messageId}`}>
          Show the message
        </Link>
      )}
      {documentId && documentId !== openId && (
        <Link className="underline" to={`/documents/${documentId}`}>
          Show the document
        </Link>
      )}
      {href && (
        <a className="underline" href={href} target="_blank" rel="noreferrer">
          Show the page
        </a>
      )}
    </>
  );
}

function isWorkedOut(words: string): boolean {
  return Object.values<string>(workedOut).includes(words);
}
