import type { Document } from '@contract/documents/document';
import type { Pitch, PitchPage, PitchStatus } from '@contract/pitches/pitch';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, sentenceOf } from '@/lib/api';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Select } from '@/ui/forms/select';
import { PartLoading } from '@/ui/screens/part-loading';
import { toast } from '@/ui/toasts/toast-store';
import { MessageDialog } from './message-dialog';
import { PlacedDialog } from './placed-dialog';

const statusLabels: Record<PitchStatus, string> = {
  drafted: 'Drafted',
  sent: 'Sent',
  followed_up: 'Followed up',
  no: 'No',
  yes: 'Yes',
  placed: 'Placed',
};

/** The pitches of a release and their results. */
export function PitchList({ releaseId, onChanged }: { releaseId: string; onChanged: () => Promise<unknown> }) {
  const query = useQuery<PitchPage>({
    queryKey: [`/api/pitches?limit=200&releaseId=${releaseId}`],
    refetchOnMount: 'always',
  });
  const [opened, setOpened] = useState<Pitch | null>(null);
  const [placed, setPlaced] = useState<Pitch | null>(null);
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; status: PitchStatus; link?: string }) =>
      api.patch<Pitch>(`/api/pitches/${id}`, body),
    // One at a time, so the last one counts.
    scope: { id: 'pitches' },
    onError: (error) => {
      toast({ title: "Couldn't update the pitch", description: sentenceOf(error), variant: 'destructive' });
    },
    onSettled: onChanged,
  });
  const navigate = useNavigate();
  const followUp = useMutation({
    mutationFn: ({ id }: Pitch) => api.post<Document>(`/api/pitches/${id}/follow-up`),
    onSuccess: ({ id }) => navigate(`/documents/${id}`),
    onError: (error) => {
      toast({ title: "Couldn't write it", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  if (!query.data) return <PartLoading query={query} name="pitches" />;
  const { items } = query.data;
  if (items.length === 0)
    return <p className="text-muted">Nothing sent yet. Choose a document and the people who should get it.</p>;
  return (
    <>
      <p className="mb-3 text-muted">{summaryOf(items)}</p>
      <ul className="flex flex-col border-t border-line">
        {items.map((pitch) => (
          <li key={pitch.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <div className="min-w-48 grow">
              <p className="break-words font-semibold">
                {pitch.contactName}
                {pitch.outlet && <span className="font-normal text-muted">, {pitch.outlet}</span>}
              </p>
              <p className="text-sm text-muted">{pitch.documentTitle}</p>
              <p className="text-sm">
                {pitch.status === 'placed' && pitch.link ? (
                  <a href={pitch.link} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                    {pitch.link}
                  </a>
                ) : (
                  pitch.advice
                )}
              </p>
            </div>
            <Badge tone={pitch.status === 'placed' ? 'success' : 'neutral'}>{statusLabels[pitch.status]}</Badge>
            {pitch.isFollowUpDue && (
              <Button
                variant="outline"
                aria-label={`Write the follow-up to ${pitch.contactName}`}
                pending={followUp.isPending && followUp.variables.id === pitch.id}
                onClick={() => followUp.mutate(pitch)}
              >
                Write the follow-up
              </Button>
            )}
            {pitch.documentId && pitch.status === 'drafted' && (
              <Button
                variant="outline"
                aria-label={`Open the email to ${pitch.contactName}`}
                onClick={() => setOpened(pitch)}
              >
                Open
              </Button>
            )}
            <Select
              aria-label={`Outcome of the pitch to ${pitch.contactName}`}
              value={change.isPending && change.variables.id === pitch.id ? change.variables.status : pitch.status}
              onChange={({ target }) => {
                const status = target.value as PitchStatus;
                if (status === 'placed') setPlaced(pitch);
                else change.mutate({ id: pitch.id, status });
              }}
              className="w-40!"
            >
              {Object.entries(statusLabels).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {opened && (
        <MessageDialog
          pitch={opened}
          onClose={() => setOpened(null)}
          onSent={() => {
            change.mutate({ id: opened.id, status: 'sent' });
            setOpened(null);
          }}
        />
      )}
      {placed && <PlacedDialog pitch={placed} onClose={() => setPlaced(null)} onPlaced={onChanged} />}
    </>
  );
}

/** "3 sent, 1 answered, 1 placed". */
function summaryOf(pitches: readonly Pitch[]): string {
  const count = (is: (pitch: Pitch) => boolean): number => pitches.filter(is).length;
  const sent = count(({ sentAt }) => sentAt !== null);
  const answered = count(({ answeredAt }) => answeredAt !== null);
  return `${sent} sent, ${answered} answered, ${count(({ status }) => status === 'placed')} placed`;
}
