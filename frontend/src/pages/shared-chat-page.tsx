import { appName } from '@contract/app';
import { useParams } from 'react-router-dom';
import { SharedConversation } from '@/features/shared-chat/shared-conversation';
import { useSharedPages } from '@/features/shared-chat/shared-pages';
import { sentenceOf } from '@/lib/api';
import { LoadFailureScreen } from '@/ui/screens/load-failure-screen';
import { LoadingScreen } from '@/ui/screens/loading-screen';

/** A read-only conversation from a share link. */
export function SharedChatPage() {
  const { token = '' } = useParams();
  const query = useSharedPages(token);
  if (query.data) {
    return (
      <SharedConversation
        pages={query.data.pages.map(({ chat }) => chat)}
        onLoadEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        isLoading={query.isFetchingNextPage}
        failure={query.error ? sentenceOf(query.error) : undefined}
      />
    );
  }
  if (!query.error) return <LoadingScreen label="Loading the conversation" />;
  return (
    <LoadFailureScreen
      query={query}
      title="It did not load"
      gone={{ title: 'No longer shared' }}
      exit={{ to: '/', label: `Go to ${appName}` }}
    />
  );
}
