import { type Chat, newChatTitle } from '@contract/chats/chat';
import type { DocumentPage } from '@contract/documents/document';
import type { DocumentKind } from '@contract/documents/document-kinds';
import type { Release } from '@contract/releases/release';
import type { Task } from '@contract/releases/task';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { OfferCheck } from '@/features/pitches/offer-check';
import { PitchDialog } from '@/features/pitches/pitch-dialog';
import { PitchList } from '@/features/pitches/pitch-list';
import { CalendarLinks } from '@/features/releases/calendar-links';
import { Plan } from '@/features/releases/plan';
import { PlanChanges } from '@/features/releases/plan-changes';
import { dayLabel } from '@/features/releases/release-days';
import { useLivePlans, useRelease, useReloadPlans } from '@/features/releases/releases-query';
import { RoomDetails } from '@/features/releases/room-details';
import { RoomHeader } from '@/features/releases/room-header';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { drafts } from '@/lib/drafts';
import { SessionHeader } from '@/session/session-header';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Spinner } from '@/ui/spinner';
import { TextLink } from '@/ui/text-link';
import { toast } from '@/ui/toasts/toast-store';

const documentNames: Partial<Record<DocumentKind, string>> = {
  press_release: 'press release',
  gig_announcement: 'gig announcement',
  tour_announcement: 'tour announcement',
  blog_pitch: 'blog pitch',
  radio_pitch: 'radio pitch',
  spotify_pitch: 'Spotify pitch',
  follow_up: 'follow-up email',
  bio_100: 'bio of 100 words',
  captions: 'captions',
};

/** The room of a release or tour: its plan, documents, people and results. */
export function ReleasePage() {
  const { releaseId = '' } = useParams();
  useLivePlans();
  const { data: release, error } = useRelease(releaseId);
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-5 pb-24 pt-4 sm:px-8 md:pt-8">
        <TextLink to="/chat">Back to the chat</TextLink>
        {error && (
          <div role="alert" className="mt-8">
            <h1 className="display-lg">Not here</h1>
            <p className="mt-4">
              {error instanceof ApiError && error.status === 404 ? 'This release was deleted.' : sentenceOf(error)}
            </p>
          </div>
        )}
        {!release && !error && <Spinner className="mt-10 size-9 text-accent" />}
        {release && <Room release={release} />}
      </main>
    </>
  );
}

function Room({ release }: { release: Release }) {
  const navigate = useNavigate();
  const reload = useReloadPlans();
  const [search, setSearch] = useSearchParams();
  const [isPitching, setIsPitching] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const hasDetails = search.get('edit') === 'details';
  const draft = useMutation({
    mutationFn: async ({ documentKind }: Task) => {
      const name = (documentKind && documentNames[documentKind]) ?? 'text';
      const out = release.date ? `, ${release.kind === 'tour' ? 'from' : 'out on'} ${dayLabel(release.date)}` : '';
      const text = `Write the ${name} for “${release.title}”${out}.`;
      const id = await emptyChat();
      drafts.write(id, { text, caret: text.length });
      return id;
    },
    onSuccess: (id) => navigate(`/chat?c=${id}`),
    onError: (error) => {
      toast({ title: "Couldn't open a chat", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const remove = useMutation({
    mutationFn: () => api.delete<void>(`/api/releases/${release.id}`),
    onSuccess: () => navigate('/chat'),
    onError: (error) => {
      toast({ title: "Couldn't delete it", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return (
    <>
      <div className="mt-6">
        <RoomHeader release={release} />
      </div>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <Section id="plan" title="Plan">
          <Plan release={release} onDraft={draft.mutate} />
          <PlanChanges releaseId={release.id} />
        </Section>
        <div className="flex min-w-0 flex-col gap-8">
          <Section id="documents" title="Documents">
            <Documents releaseId={release.id} />
          </Section>
          <Section
            id="pitches"
            title="People and results"
            action={<Button onClick={() => setIsPitching(true)}>Pitch</Button>}
          >
            <PitchList releaseId={release.id} onChanged={reload} />
            <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
              <TextLink to="/people">Your people</TextLink>
              <TextLink to="/insights">All results</TextLink>
            </p>
          </Section>
          <Section id="calendar" title="Calendar">
            <CalendarLinks releaseId={release.id} />
          </Section>
          <Section id="offers" title="Offers">
            <OfferCheck />
          </Section>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setSearch({ edit: 'details' })}>
              Edit details
            </Button>
            <Button variant="quiet" onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          </div>
        </div>
      </div>
      {hasDetails && <RoomDetails release={release} onClose={() => setSearch({}, { replace: true })} />}
      {isPitching && <PitchDialog releaseId={release.id} onClose={() => setIsPitching(false)} onDrafted={reload} />}
      <AlertDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={`Delete “${release.title}”?`}
        description="Its plan goes with it. Documents, people and results stay."
        confirmLabel="Delete"
        isDestructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

/** A new chat, or the empty one that there is. */
async function emptyChat(): Promise<string> {
  try {
    return (await api.post<Chat>('/api/chats', { title: newChatTitle })).id;
  } catch (error) {
    const existing = error instanceof ApiError && error.status === 409 ? error.json?.chatId : undefined;
    if (existing) return existing;
    throw error;
  }
}

function Documents({ releaseId }: { releaseId: string }) {
  const { data } = useQuery<DocumentPage>({
    queryKey: [`/api/documents?limit=100&releaseId=${releaseId}`],
    refetchOnMount: 'always',
  });
  if (data?.items.length === 0) return <p className="text-muted">None yet. Have one drafted from the plan.</p>;
  return (
    <ul>
      {data?.items.map(({ id, title }) => (
        <li key={id} className="border-b border-line py-2">
          <Link to={`/documents/${id}`} className="break-words underline underline-offset-4">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, action, children }: SectionProps) {
  return (
    <Card role="region" aria-labelledby={id} className="min-w-0 p-5 sm:p-6">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={id} className="display-md">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
