import type { DeletionProgress } from '@contract/account-deletion';
import { useEffect, useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { formatMoment } from '@/lib/dates';
import { Banner } from '@/ui/banner';

/** While something is left to do, ask again after this long, in milliseconds. */
const askAgainMs = 3000;

/** How far a deletion is, for whoever was given its confirmation code. */
export function DeletionStatus({ code }: { code: string }) {
  const [answer, setAnswer] = useState<DeletionProgress | Error | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const path = `/api/deletions/${encodeURIComponent(code)}`;
        const progress = await api.get<DeletionProgress>(path, { signal: leaving.signal });
        setAnswer(progress);
        if (progress.finishedAt === null) timer = setTimeout(() => void ask(), askAgainMs);
      } catch (error) {
        if (!leaving.signal.aborted) setAnswer(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void ask();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [code]);

  if (answer instanceof Error) {
    const isUnknown = answer instanceof ApiError && answer.status === 404;
    return (
      <Banner tone="danger">
        {isUnknown ? 'There is no such deletion, or it ended long ago.' : sentenceOf(answer)}
      </Banner>
    );
  }
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      {answer === null ? (
        <p>Looking it up…</p>
      ) : answer.finishedAt === null ? (
        <p>
          <strong>Nobody can open the account any more.</strong> It was deleted on {formatMoment(answer.requestedAt)}.
          Its files and its subscription are being ended now.
        </p>
      ) : (
        <p>
          <strong>Everything is deleted.</strong> It was asked for on {formatMoment(answer.requestedAt)} and was done on{' '}
          {formatMoment(answer.finishedAt)}.
        </p>
      )}
      <p className="text-muted">
        Confirmation code: <code className="break-all font-semibold text-ink">{code}</code>
      </p>
    </div>
  );
}
