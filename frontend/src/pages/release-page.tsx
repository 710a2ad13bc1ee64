import type { Chat } from '@contract/chats/chat';
import type { DocumentPage } from '@contract/documents/document';
import { type DocumentKind, documentKinds } from '@contract/documents/document-kinds';
import type { OneSheetList } from '@contract/one-sheets/one-sheet';
import type { Release } from '@contract/releases/release';
import type { Task } from '@contract/releases/task';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { createChat } from '@/features/chat/create-chat';
import { RoomFacts } from '@/features/facts/room-facts';
import { OfferCheck } from '@/features/pitches/offer-check';
import { PitchDialog } from '@/features/pitches/pitch-dialog';
import { PitchList } from '@/features/pitches/pitch-list';
import { CalendarLinks } from '@/features/releases/calendar-links';
import { Plan } from '@/features/releases/plan';
import { PlanChanges } from '@/features/releases/plan-changes';
import { dayLabel } from '@/features/releases/release-days';
import { useLivePlans, useRelease, useReloadPlans, useTasks } from '@/features/releases/releases-query';
import { RoomChats } from '@/features/releases/room-chats';
import { RoomDetails } from '@/features/releases/room-details';
import { RoomHeader } from '@/features/releases/room-header';
import { TourShows } from '@/features/releases/tour-shows';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { drafts } from '@/lib/drafts';
import { SessionHeader } from '@/session/session-header';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { PartLoading } from '@/ui/screens/part-loading';
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
  bio_100: '100-word bio',
  captions: 'captions',
};

/** The room of a release or tour: its plan, documents, people and results. */
export function ReleasePage() {
  const { releaseId = '' } = useParams();
  useLivePlans();
  const { data: release, error } = useRelease(releaseId);
  const tasks = useTasks(releaseId);
  // Another tab may delete it while it is open here.
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-5 pb-24 pt-4 sm:px-8 md:pt-8">
        <TextLink to="/chat">Back to the chat</TextLink>
        {error && (isGone || !release) && (
          <div role="alert" className="mt-8">
            <h1 className="display-lg">Not here</h1>
            <p className="mt-4">{isGone ? 'This release was deleted.' : sentenceOf(error)}</p>
          </div>
        )}
        {!release && !error && (
          <div className="mt-10">
            <Spinner className="size-9 text-accent" label="Loading the release" />
          </div>
        )}
        {release && !isGone && <Room release={release} tasks={tasks} />}
      </main>
    </>
  );
}

function Room({ release, tasks }: { release: Release; tasks: ReturnType<typeof useTasks> }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reload = useReloadPlans();
  const [search, setSearch] = useSearchParams();
  const [isPitching, setIsPitching] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  // People come for the plan: everything else is loaded and rendered after it.
  const hasAside = useDeferredValue(tasks.data !== undefined || tasks.isError, false);
  const hasDetails = search.get('edit') === 'details';
  const openChat = useMutation({
    mutationFn: async (task: Pick<Task, 'documentKind'> | null) => {
      const id = await emptyChat(release.id);
      if (task === null) return id;
      const { documentKind } = task;
      const name = (documentKind && documentNames[documentKind]) ?? 'text';
      const out = release.date ? `, ${release.kind === 'tour' ? 'from' : 'out on'} ${dayLabel(release.date)}` : '';
      drafts.append(id, `Write the ${name} for “${release.title}”${out}.`);
      return id;
    },
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/chats'] });
      await navigate(`/chat?c=${id}`);
    },
    onError: (error) => {
      toast({ title: "Couldn't open a chat", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const { mutate: startChat } = openChat;
  const wanted = search.get('draft');
  useEffect(() => {
    if (!isDocumentKind(wanted)) return;
    setSearch({}, { replace: true });
    startChat({ documentKind: wanted });
  }, [wanted, setSearch, startChat]);
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
          <Plan releaseId={release.id} tasks={tasks} onDraft={startChat} />
          {hasAside && <PlanChanges releaseId={release.id} />}
        </Section>
        {hasAside && (
          <div className="flex min-w-0 flex-col gap-8">
            {release.kind === 'tour' && (
              <Section id="shows" title="Shows">
                <TourShows release={release} />
              </Section>
            )}
            <Section id="facts" title="Facts">
              <RoomFacts releaseId={release.id} title={release.title} kind={release.kind} />
            </Section>
            <Section
              id="chats"
              title="Conversations"
              action={
                <Button variant="outline" pending={openChat.isPending} onClick={() => openChat.mutate(null)}>
                  Start one
                </Button>
              }
            >
              <RoomChats releaseId={release.id} />
            </Section>
            <Section id="documents" title="Documents">
              <Documents releaseId={release.id} />
              <OneSheets releaseId={release.id} />
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
        )}
      </div>
      {hasDetails && <RoomDetails release={release} onClose={() => setSearch({}, { replace: true })} />}
      {isPitching && <PitchDialog releaseId={release.id} onClose={() => setIsPitching(false)} onDrafted={reload} />}
      <AlertDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={`Delete “${release.title}”?`}
        description="This also deletes its plan. Documents, people and results stay."
        confirmLabel="Delete"
        isDestructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

function isDocumentKind(text: string | null): text is DocumentKind {
  return documentKinds.some((kind) => kind === text);
}

/** Creates a chat of a release, or returns the existing empty one. */
async function emptyChat(releaseId: string): Promise<string> {
  try {
    return (await createChat(releaseId)).chat.id;
  } catch (error) {
    const existing = error instanceof ApiError && error.status === 409 ? error.json?.chatId : undefined;
    if (!existing) throw error;
    return (await api.patch<Chat>(`/api/chats/${existing}`, { releaseId })).id;
  }
}

function Documents({ releaseId }: { releaseId: string }) {
  const query = useQuery<DocumentPage>({
    queryKey: [`/api/documents?limit=100&releaseId=${releaseId}`],
    refetchOnMount: 'always',
  });
  if (!query.data) return <PartLoading query={query} name="documents" />;
  const { items } = query.data;
  if (items.length === 0) return <p className="text-muted">None yet. Have one drafted from the plan.</p>;
  return (
    <ul>
      {items.map(({ id, title }) => (
        <li key={id} className="border-b border-line py-2">
          <Link to={`/documents/${id}`} className="break-words underline underline-offset-4">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function OneSheets({ releaseId }: { releaseId: string }) {
  const { data } = useQuery<OneSheetList>({
    queryKey: [`/api/releases/${releaseId}/one-sheets`],
    refetchOnMount: 'always',
  });
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-bold">One-sheets</h3>
      <ul>
        {data.items.map(({ id, title }) => (
          <li key={id} className="border-b border-line py-2">
            <Link to={`/one-sheet/${id}`} className="break-words underline underline-offset-4">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
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
