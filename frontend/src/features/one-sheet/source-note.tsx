import type { FactSource } from '@contract/one-sheet';
import { Link } from 'react-router-dom';

const words: Record<Exclude<FactSource['from'], 'chat'>, string> = {
  profile: 'From your profile',
  song: 'From your song',
  library: 'From your library',
  note: 'From your notes',
  edit: 'Your own words',
};

interface SourceNoteProps {
  source: FactSource | undefined;
  /** The conversation that the sheet was made from, while it exists. */
  chatId: string | null;
}

/** Where a fact comes from; what was said in the chat leads to the message. */
export function SourceNote({ source, chatId }: SourceNoteProps) {
  if (!source) return null;
  if (source.from !== 'chat') return <span className="whitespace-nowrap text-sm text-muted">{words[source.from]}</span>;
  if (!chatId) return <span className="whitespace-nowrap text-sm text-muted">From a chat</span>;
  return (
    <Link
      to={`/chat?c=${chatId}&m=${source.messageId}`}
      className="whitespace-nowrap text-sm font-semibold text-accent underline underline-offset-4"
    >
      From the chat
    </Link>
  );
}
