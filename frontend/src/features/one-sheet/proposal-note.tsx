import type { DerivedPlace } from '@contract/one-sheets/one-sheet';
import { sheetTextAt, sheetTexts, withSheetText } from '@contract/rules/sheet-rule';
import { Button } from '@/ui/button';
import { useSheetForm } from './sheet-form';

/** A text suggested by Fanfare. It is printed only once the artist adds it. */
export function ProposalNote({ place }: { place: DerivedPlace }) {
  const { content, changeContent } = useSheetForm();
  const proposal = content.proposals?.[place];
  if (!proposal) return null;
  const label = sheetTexts[place].label.toLowerCase();
  const { [place]: _, ...proposals } = content.proposals ?? {};
  const added = [sheetTextAt(content, place), proposal].filter(Boolean).join(' ');
  return (
    <section aria-label={`Suggested ${label}`} className="rounded-control border-[1.5px] border-line bg-bubble p-3">
      <p className="text-sm font-bold">Not on the sheet yet: is this right?</p>
      <p className="mt-1 break-words">{proposal}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => changeContent(withSheetText({ ...content, proposals }, place, added))}>
          Add to {label}
        </Button>
        <Button variant="quiet" onClick={() => changeContent({ ...content, proposals })}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
