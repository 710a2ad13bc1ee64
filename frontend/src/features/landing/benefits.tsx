import { assistantName } from '@contract/app';
import type { ReactNode } from 'react';
import type { ExampleRelease } from './example-release';
import { ReleaseDay } from './release-day';

/** Three benefits, each with a real sample. */
export function Benefits({ release }: { release: ExampleRelease }) {
  return (
    <section aria-labelledby="benefits" className="landing-width py-20 md:py-28">
      <h2 id="benefits" className="display-lg max-w-[14ch]">
        A press agent that does its homework.
      </h2>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-14 md:mt-16 lg:grid-cols-3">
        <Benefit
          title="It knows the calendar."
          sample={
            <p className="flex gap-4">
              <span className="shrink-0 text-muted">
                <ReleaseDay release={release} of="lastDay" as="short" />
              </span>
              <span>
                <strong>Last day</strong> for Release Radar
              </span>
            </p>
          }
        >
          Playlists, blogs, radio, print: each wants to hear from you at a different time. {assistantName} counts back
          from your release day and tells you what is due this week.
        </Benefit>
        <Benefit
          title="It never invents facts."
          sample={<p>&quot;We don&apos;t know your release date yet. When is it?&quot;</p>}
        >
          One made-up quote and an editor never opens your emails again. What {assistantName} doesn&apos;t know about
          you, it asks. What you can&apos;t show, it leaves out.
        </Benefit>
        <Benefit
          title="It hands you things to send."
          sample={
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>one_sheet.pdf</strong>
              <span className="text-muted">1 page</span>
            </p>
          }
        >
          Not tips about pitching: the pitch. Bios at the length they asked for, press releases, follow-ups, and a
          one-sheet as a PDF.
        </Benefit>
      </div>
    </section>
  );
}

function Benefit({ title, sample, children }: { title: string; sample: ReactNode; children: ReactNode }) {
  return (
    <article className="flex flex-col border-t-[1.5px] border-ink pt-5">
      <h3 className="display-md">{title}</h3>
      <p className="mt-4 max-w-[44ch] grow text-lg text-muted">{children}</p>
      <div className="mt-6 max-w-md rounded-control bg-bubble px-4 py-3">{sample}</div>
    </article>
  );
}
