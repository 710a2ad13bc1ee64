import { appName } from '@contract/app';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { useLinkForgotten, useMailedLink } from '@/features/auth/use-mailed-link';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Redirect } from '@/ui/redirect';

/** Turns off the Monday emails from an emailed link (`?token=…`), after the button is pressed. */
export function StopRemindersPage() {
  const link = useMailedLink('token');
  return link ? <Question {...link} /> : <Redirect to="/" />;
}

const back = { to: '/', label: 'Back to Home' };

function Question({ token }: { token: string }) {
  const stop = useMutation({
    mutationFn: () => api.post<void>(`/api/reminders/stop/${encodeURIComponent(token)}`),
  });
  useLinkForgotten(stop.isSuccess);
  if (stop.isSuccess) {
    return (
      <AuthFrame back={back} title="No more emails on Mondays">
        <p role="status" className="mb-6 text-muted">
          You can turn them on again under Calendar in any release.
        </p>
        <Button size="lg" className="w-full" asChild>
          <Link to="/chat">Go to {appName}</Link>
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame back={back} title="Stop the Monday email?">
      <p className="mb-6 text-muted">We won't email you about due tasks any more. Your plans won't change.</p>
      {stop.error && (
        <p role="alert" className="mb-6">
          {stop.error instanceof ApiError && stop.error.status === 404
            ? 'This link no longer works. Turn the email off under Calendar in a release.'
            : sentenceOf(stop.error)}
        </p>
      )}
      <Button size="lg" className="w-full" pending={stop.isPending} onClick={() => stop.mutate()}>
        Stop the emails
      </Button>
    </AuthFrame>
  );
}
