import { Link } from 'react-router-dom';
import { ApiError, sentenceOf } from '@/lib/api';
import { Button } from '../button';
import { MessageScreen } from './message-screen';

interface LoadFailureScreenProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  title: string;
  /** Shown when it doesn't exist or belongs to another account. Without a text, the error's own is shown. */
  gone: { title: string; text?: string };
  /** Where to go instead. */
  exit: { to: string; label: string };
}

/** Shown when what a screen's address names could not be loaded. */
export function LoadFailureScreen({ query, title, gone, exit }: LoadFailureScreenProps) {
  const { error, isFetching } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <MessageScreen
      title={isGone ? gone.title : title}
      actions={
        <>
          {!isGone && (
            <Button pending={isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          )}
          <Button asChild variant={isGone ? 'primary' : 'outline'}>
            <Link to={exit.to}>{exit.label}</Link>
          </Button>
        </>
      }
    >
      {(isGone && gone.text) || sentenceOf(error)}
    </MessageScreen>
  );
}
