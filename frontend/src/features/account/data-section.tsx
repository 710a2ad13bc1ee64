import { type DataExport, dataExportHours, dataExportUrl, type LatestDataExport } from '@contract/account/data-export';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api, sentenceOf } from '@/lib/api';
import { formatMoment } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { adoptDataExport, dataExportKey } from '@/session/data-export-query';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toasts/toast-store';
import { AccountSection } from './account-section';
import { LoadFailure } from './load-failure';

/** Polling interval in milliseconds, in case a progress event is lost. */
const pollEveryMs = 15_000;

/** Requests, tracks and downloads an export of the artist's data. */
export function DataSection() {
  const queryClient = useQueryClient();
  const latest = useQuery<LatestDataExport>({
    queryKey: dataExportKey,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? pollEveryMs : false),
  });
  const request = useMutation({
    mutationFn: () => api.post<LatestDataExport>('/api/account/export'),
    onSuccess: (answer) => adoptDataExport(queryClient, answer),
    onError: (error) =>
      toast({ title: "Couldn't request your data", description: sentenceOf(error), variant: 'destructive' }),
  });
  const copy = latest.data?.export ?? null;
  return (
    <AccountSection title="Your data">
      <p className="max-w-[60ch]">
        One zip file with everything we have about you: your profile, each conversation as Markdown and JSON, your files
        (music, images, videos and one-sheets), and what you subscribed to and paid.
      </p>
      {latest.isPending && <Spinner className="size-6" label="Loading" />}
      {latest.error && <LoadFailure error={latest.error} onRetry={() => void latest.refetch()} />}
      <div aria-live="polite" className="w-full empty:hidden">
        {copy && <CopyState copy={copy} />}
      </div>
      {latest.data && copy?.state !== 'waiting' && (
        <div className="flex flex-wrap gap-3">
          {copy?.state === 'ready' && (
            <Button asChild>
              <a href={dataExportUrl(copy.id)} download>
                <Download className="size-4.5" aria-hidden="true" />
                Download ({formatSize(copy.sizeBytes ?? 0)})
              </a>
            </Button>
          )}
          <Button variant="outline" pending={request.isPending} onClick={() => request.mutate()}>
            {copy?.state === 'ready' ? 'Pack a new copy' : 'Download everything'}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

function CopyState({ copy }: { copy: DataExport }) {
  switch (copy.state) {
    case 'waiting':
      return (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">Packing your data…</p>
          <ProgressBar label="Packing your data" percent={copy.percent} />
          <p className="text-sm text-muted">You can leave this page. We'll email you when it's ready.</p>
        </div>
      );
    case 'ready':
      return (
        <p>
          <strong>Your copy is ready.</strong>{' '}
          <span className="text-muted">
            It can be downloaded for {dataExportHours} hours, until {formatMoment(copy.expiresAt ?? copy.requestedAt)}.
          </span>
        </p>
      );
    case 'failed':
      return <Banner tone="danger">We couldn't prepare your data. Please try again.</Banner>;
  }
}
