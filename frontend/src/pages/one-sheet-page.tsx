import type { OneSheet } from '@contract/one-sheets/one-sheet';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SheetEditor } from '@/features/one-sheet/sheet-editor';
import { sheetKey } from '@/features/one-sheet/sheet-key';
import { useAuth } from '@/session/use-auth';
import { LoadFailureScreen } from '@/ui/screens/load-failure-screen';
import { LoadingScreen } from '@/ui/screens/loading-screen';

/** The editor of one one-sheet. */
export function OneSheetPage() {
  const { sheetId = '' } = useParams();
  const { user } = useAuth();
  const query = useQuery<OneSheet>({ queryKey: sheetKey(sheetId), staleTime: 0 });
  if (query.data && user) return <SheetEditor key={sheetId} sheet={query.data} user={user} />;
  if (query.isPending) return <LoadingScreen label="Loading your one-sheet" />;
  return (
    <LoadFailureScreen
      query={query}
      title="Your one-sheet did not load"
      gone={{ title: 'This one-sheet is gone', text: 'Ask for a new one in the chat: it takes a few seconds.' }}
      exit={{ to: '/chat', label: 'Back to the chat' }}
    />
  );
}
