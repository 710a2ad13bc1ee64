import type { Chat } from '@contract/chats/chat';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** The conversations of a release, newest first. */
export function RoomChats({ releaseId }: { releaseId: string }) {
  const { data } = useQuery<Chat[]>({ queryKey: ['/api/chats'], refetchOnMount: 'always' });
  const chats = data?.filter((chat) => chat.releaseId === releaseId);
  if (chats?.length === 0)
    return <p className="text-muted">None yet. What you say in one is used for this release only.</p>;
  return (
    <ul>
      {chats?.map(({ id, title }) => (
        <li key={id} className="border-b border-line py-2">
          <Link to={`/chat?c=${id}`} className="break-words underline underline-offset-4">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
