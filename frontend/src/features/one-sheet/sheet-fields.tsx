import { bioWords } from '@contract/rules/sheet-rule';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ProposalNote } from './proposal-note';
import { SheetListField } from './sheet-list-field';
import { SheetTextField } from './sheet-text-field';
import { SheetTracksField } from './sheet-tracks-field';
import { useSheetForm } from './sheet-form';
import { useConfirmedEmail } from './use-confirmed-email';

/** The sheet's text fields, in page order. Empty ones are left off the page. */
export function SheetFields() {
  const { content } = useSheetForm();
  const isEmailUnconfirmed = useConfirmedEmail();
  const words = content.bio.split(/\s+/).filter(Boolean).length;
  return (
    <>
      <Part title="Artist">
        <SheetTextField place="artistName" />
        <div className="grid gap-4 sm:grid-cols-2">
          <SheetTextField place="genre" />
          <SheetTextField place="city" />
        </div>
        <SheetTextField place="forFansOf" hint="Two or three names your listeners know" />
        <SheetTextField place="credential" hint="One verifiable fact: a support slot, an award, a session" />
      </Part>
      <Part title="Release">
        <div className="grid gap-4 sm:grid-cols-2">
          <SheetTextField place="release.title" />
          <SheetTextField place="release.kind" hint="Single, EP, album" />
          <SheetTextField place="release.date" />
          <SheetTextField place="release.label" hint="Or: Independent" />
        </div>
        <SheetTextField place="release.story" hint="The story in one sentence" rows={2} />
        <ProposalNote place="release.story" />
        <SheetTextField place="release.listenLink" hint="The QR code links here" />
        <SheetTracksField />
        <div className="grid gap-4 sm:grid-cols-2">
          <SheetTextField place="release.cleanVersion" />
          <SheetTextField place="release.isrc" />
          <SheetTextField place="release.upc" />
        </div>
      </Part>
      <Part title="Bio">
        <SheetTextField
          place="bio"
          rows={6}
          hint={`Third person. ${words} of ${bioWords} words${words > bioWords ? ": the rest won't be printed" : ''}`}
        />
        <ProposalNote place="bio" />
      </Part>
      <Part title="Numbers">
        <SheetListField place="numbers" hint="Three to five, each with its source and date." />
        <SheetTextField place="topCities" />
      </Part>
      <Part title="Quotes">
        <SheetListField place="quotes" hint="Word for word, from named outlets." />
      </Part>
      <Part title="Live">
        <SheetListField place="shows" hint="Upcoming shows." />
        <SheetTextField place="pastVenues" />
        <SheetTextField place="availableFor" />
        <SheetTextField place="videoLink" />
      </Part>
      <Part title="Sound">
        <div className="grid gap-4 sm:grid-cols-2">
          <SheetTextField place="mood" />
          <SheetTextField place="tempo" hint="Like 92 BPM" />
        </div>
      </Part>
      <Part title="Links">
        <SheetListField place="links" hint="Clickable in the PDF." />
      </Part>
      <Part title="Contact">
        <div className="grid gap-4 sm:grid-cols-2">
          <SheetTextField place="contact.name" />
          <SheetTextField place="contact.role" hint="Artist, manager, booking" />
          <SheetTextField
            place="contact.email"
            hint={
              isEmailUnconfirmed && content.contact.email === '' ? 'Confirm your email and it appears here' : undefined
            }
          />
          <SheetTextField place="contact.phone" />
        </div>
      </Part>
    </>
  );
}

/** A titled section of the form. */
export function Part({ title, isFirst = false, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <section aria-label={title} className={clsx('flex flex-col gap-4 pb-6 pt-6', !isFirst && 'tear-line')}>
      <h2 className="display-sm">{title}</h2>
      {children}
    </section>
  );
}
