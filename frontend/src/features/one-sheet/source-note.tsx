import type { FactSource } from '@contract/one-sheets/one-sheet';
import { Link } from 'react-router-dom';

const words: Record<Exclude<FactSource['from'], 'chat'>, string> = {
  profile: 'From your profile',
  song: 'From your song',
  library: 'From your library',
  note: 'From what Fanfare knows',
  edit: 'Your own words',
};

interface SourceNoteProps {
  source: FactSource | undefined;
  /** The sheet's conversation, if it still exists. */
  chatId: string | null;
}

/** The source of a fact; links to the message if it came from the chat. */
export function SourceNote({ source, chatId }: SourceNoteProps) {
  if (!source) return null;
  if (source.from !== 'chat') return <span className="whitespace-nowrap text-sm text-muted">{words[source.from]}</span>;
  if (!chatId) return <span className="whitespace-nowrap text-sm text-muted">From a chat</span>;
  return (
    <Link
      to={`/chat?c=${chatId}&m=${source.messageId}`}
      className="whitespace-nowrap text-sm font-semibold text-accent underline underline-offset-4"
    >
      {source.isDerived ? 'Reworded from the chat' : 'From the chat'}
    </Link>
  );
}
