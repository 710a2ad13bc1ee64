import type { Chat } from '@contract/chats/chat';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PartLoading } from '@/ui/screens/part-loading';

/** The conversations of a release, newest first. */
export function RoomChats({ releaseId }: { releaseId: string }) {
  const query = useQuery<Chat[]>({ queryKey: ['/api/chats'], refetchOnMount: 'always' });
  if (!query.data) return <PartLoading query={query} name="conversations" />;
  const chats = query.data.filter((chat) => chat.releaseId === releaseId);
  if (chats.length === 0)
    return <p className="text-muted">None yet. What you say in one is used for this release only.</p>;
  return (
    <ul>
      {chats.map(({ id, title }) => (
        <li key={id} className="border-b border-line py-2">
          <Link to={`/chat?c=${id}`} className="break-words underline underline-offset-4">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
