import { appName, assistantName } from '@contract/app';
import type { ComponentProps, ReactNode } from 'react';
import { Chip } from '@/ui/chip';
import { Wordmark } from '@/ui/wordmark';
import type { ExampleRelease } from './example-release';
import { ReleaseDay } from './release-day';
import { Typed } from './typed';

/** A sample conversation as the chat shows it. Its controls are not interactive. */
export function Stage({ release }: { release: ExampleRelease }) {
  return (
    <figure
      aria-label={`A conversation with ${assistantName}`}
      className="stage grid grid-cols-[minmax(0,1fr)] border-y-[1.5px] border-line bg-surface text-ink md:grid-cols-[260px_minmax(0,1fr)]"
    >
      <div aria-hidden="true" className="hidden border-r border-line bg-paper px-4 py-5 md:block">
        <Wordmark name={appName} className="px-2" />
        <p className="mt-4 flex h-12 items-center justify-center rounded-control bg-ink font-bold text-paper">
          New Chat
        </p>
        <p className="mt-6 px-2.5 text-sm text-muted">Today</p>
        <p className="mt-1 truncate rounded-control bg-bubble px-2.5 py-2 font-semibold">Spotify pitch for Salt Road</p>
        <p className="truncate px-2.5 py-2">Bio in four lengths</p>
        <p className="mt-4 px-2.5 text-sm text-muted">Last week</p>
        <p className="truncate px-2.5 py-2">Leeds Music Hub pitch</p>
      </div>
      <div className="mx-auto flex w-full max-w-[62rem] flex-col gap-7 px-5 py-8 sm:px-8">
        <ArtistMessage>
          When do I have to pitch my single to Spotify? It&apos;s out on{' '}
          <ReleaseDay release={release} of="out" as="long" />.
        </ArtistMessage>
        <Reply
          release={release}
          chips={
            <Chip>
              <span>
                Release date: <ReleaseDay release={release} of="out" as="long" />. Keep?
              </span>
            </Chip>
          }
          after={0}
          text="By **Friday {lastDay:long}** at the latest: pitches must reach Spotify for Artists at least 7 days before release, while the song is unreleased (Spotify for Artists FAQ). Most people who do this for a living pitch 2 to 4 weeks ahead, so aim for {pitch:long} or sooner."
        />
        <ArtistMessage>Write it. And say that radio loves it.</ArtistMessage>
        <Reply
          release={release}
          after={48}
          text="Which station, which show, what day? Give me one that an editor can check and it goes first. Until then it stays out: I only write what is true."
        />
        <p
          aria-hidden="true"
          className="outline-ink mt-1 flex items-center justify-between gap-4 rounded-card py-3 pl-4 pr-3 text-muted"
        >
          <span className="truncate">Ask {assistantName} anything about music PR...</span>
          <span className="flex h-10 items-center rounded-control bg-ink px-3.5 font-bold text-paper">Send</span>
        </p>
      </div>
    </figure>
  );
}

function ArtistMessage({ children }: { children: ReactNode }) {
  return (
    <p className="ml-auto max-w-[36rem] rounded-card rounded-br-none bg-bubble px-4 py-2.5">
      <span className="sr-only">The artist: </span>
      {children}
    </p>
  );
}

/** A reply that types itself, with chips below. */
function Reply({ chips, ...typed }: { chips?: ReactNode } & ComponentProps<typeof Typed>) {
  return (
    <div className="max-w-[46rem]">
      <p className="display-sm text-base">{assistantName}</p>
      <p className="mt-1">
        <Typed {...typed} />
      </p>
      {chips && <p className="mt-3 flex flex-wrap gap-2">{chips}</p>}
    </div>
  );
}
