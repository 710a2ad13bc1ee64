import { assistantName } from '@contract/app';
import { sheetPicture } from './sheet-picture';

/** A sample one-sheet, and why it has no filler. */
export function OneSheetSample() {
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
          This is a one-sheet as {assistantName} prints it: what Mara told it, her photo and her cover. She has no
          quotes or numbers to show yet, so there are no empty boxes, and nothing is made up.
        </p>
        <p className="mt-4 max-w-[44ch] text-lg text-muted">
          Its colour comes from her photo. Change any line before you send it. Text can be selected, links work, and it
          is always one page.
        </p>
      </div>
      <div className="pr-2">
        <img
          {...sheetPicture}
          alt="The one-sheet of Mara Quill, an example: at its head she stands on a pier at dusk; her name, dream pop from Leeds, UK; the cover of her single Salt Road with how it was written; a few sentences about her, what she is available for, her Instagram and her address, and a code to scan and listen."
          loading="lazy"
          decoding="async"
          className="outline-ink bg-[#fff] h-auto w-full shadow-signal"
        />
      </div>
    </section>
  );
}
