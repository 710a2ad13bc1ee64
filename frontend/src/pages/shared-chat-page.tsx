import { appName } from '@contract/app';
import type { SharedChat } from '@contract/share';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { SharedConversation } from '@/features/shared-chat/shared-conversation';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/message-screen';
import { Spinner } from '@/ui/spinner';

/** A conversation that somebody shared by a link, to be read and nothing else. */
export function SharedChatPage() {
  const { token = '' } = useParams();
  const path = `/api/shared/${encodeURIComponent(token)}`;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<SharedChat>(path, { signal }),
  });
  if (data) return <SharedConversation shared={data} />;
  if (!error) {
    return (
      <div className="flex min-h-dvh items-center justify-center">
        <Spinner className="size-9" label="Loading the conversation" />
      </div>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <MessageScreen
      title={isGone ? 'No longer shared' : 'It did not load'}
      actions={
        <>
          {!isGone && (
            <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          <Button asChild>
            <Link to="/">Go to {appName}</Link>
          </Button>
        </>
      }
    >
      {sentenceOf(error)}
    </MessageScreen>
  );
}
