import { assistantName } from '@contract/app';
import type { ReactNode } from 'react';
import type { ExampleRelease } from './example-release';
import { ReleaseDay } from './release-day';

/** A one-sheet as an artist leaves with it, and why nothing more stands on it. */
export function OneSheetSample({ release }: { release: ExampleRelease }) {
  return (
    <section
      aria-labelledby="one-sheet"
      className="landing-width grid items-center gap-x-20 gap-y-12 pb-20 md:pb-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]"
    >
      <div>
        <h2 id="one-sheet" className="display-lg max-w-[12ch]">
          One page. Only what is true.
        </h2>
        <p className="mt-8 max-w-[44ch] text-lg text-muted">
          This one-sheet was made of seven things that Mara told {assistantName}. She has no quotes and no figures to
          show yet, so no box says that they are missing, and nobody made them up.
        </p>
        <p className="mt-4 max-w-[44ch] text-lg text-muted">
          Change any line before you send it. Text can be selected, links work, and it is one page, always.
        </p>
      </div>
      <Sheet release={release} />
    </section>
  );
}

/** The sheet itself: paper, whatever the reader's theme, in the proportions of A4. */
function Sheet({ release }: { release: ExampleRelease }) {
  return (
    <figure
      aria-label="The one-sheet of Mara Quill, an example"
      className="daylight outline-ink relative flex flex-col overflow-hidden bg-surface text-ink shadow-signal sm:aspect-[210/297]"
    >
      <div className="relative overflow-hidden bg-signal px-6 pb-6 pt-20 sm:px-9 sm:pt-28">
        <div
          aria-hidden="true"
          className="absolute -right-6 -top-4 h-[78%] w-2/3 bg-paper [clip-path:polygon(100%_0,100%_92%,18%_80%,4%_34%)]"
        />
        <p className="display-xl relative text-[clamp(3rem,9vw,5rem)]">Mara Quill</p>
        <p className="relative mt-2 font-semibold">Dream pop, Leeds, UK</p>
      </div>
      <div className="grid grow gap-x-8 gap-y-7 px-6 py-7 sm:grid-cols-[35fr_65fr] sm:px-9">
        <div className="flex flex-col gap-6 text-sm">
          <Block title="Out">
            <ReleaseDay release={release} of="out" as="full" />
          </Block>
          <Block title="Label">Independent</Block>
          <Block title="Available for">Sessions, interviews, support slots in the north of England</Block>
        </div>
        <div className="flex flex-col gap-6">
          <div>
            <p className="text-sm text-muted">New single</p>
            <p className="display-md mt-0.5">Salt Road</p>
            <p className="mt-2">
              Written on the night bus home from Whitby, with the engine as its drone and one line that came back at
              every stop.
            </p>
          </div>
          <Block title="About">
            Mara Quill writes dream pop about the North Sea coast she grew up on. She records at home in Leeds with a
            borrowed organ, and mixes on the late shift. Salt Road is her first release.
          </Block>
        </div>
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t-[1.5px] border-ink bg-paper px-6 py-4 text-sm font-semibold sm:px-9">
        <span>Mara Quill, artist</span>
        <span>mara@example.com</span>
      </p>
    </figure>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-muted">{title}</p>
      <p className="mt-0.5">{children}</p>
    </div>
  );
}
