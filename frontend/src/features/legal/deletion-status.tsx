import type { DeletionProgress } from '@contract/account/account-deletion';
import { useEffect, useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { formatMoment } from '@/lib/dates';
import { Banner } from '@/ui/banner';

/** Polling interval while the deletion is in progress, in milliseconds. */
const pollEveryMs = 3000;

/** The progress of an account deletion, by its confirmation code. */
export function DeletionStatus({ code }: { code: string }) {
  const [answer, setAnswer] = useState<DeletionProgress | Error | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      try {
        const path = `/api/deletions/${encodeURIComponent(code)}`;
        const progress = await api.get<DeletionProgress>(path, { signal: leaving.signal });
        setAnswer(progress);
        if (progress.finishedAt === null) timer = setTimeout(() => void poll(), pollEveryMs);
      } catch (error) {
        if (!leaving.signal.aborted) setAnswer(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void poll();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [code]);

  if (answer instanceof Error) {
    const isUnknown = answer instanceof ApiError && answer.status === 404;
    return (
      <Banner tone="danger">
        {isUnknown ? "We can't find this deletion. It may have finished long ago." : sentenceOf(answer)}
      </Banner>
    );
  }
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      {answer === null ? (
        <p>Looking it up…</p>
      ) : answer.finishedAt === null ? (
        <p>
          <strong>The account can no longer be opened.</strong> It was deleted on {formatMoment(answer.requestedAt)}.
          Its files are being deleted and its subscription cancelled now.
        </p>
      ) : (
        <p>
          <strong>Everything is deleted.</strong> It was requested on {formatMoment(answer.requestedAt)} and completed
          on {formatMoment(answer.finishedAt)}.
        </p>
      )}
      <p className="text-muted">
        Confirmation code: <code className="break-all font-semibold text-ink">{code}</code>
      </p>
    </div>
  );
}
