import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Mark } from '@/ui/mark';

interface PressPassProps {
  name: string;
  musicGenre: string;
  location: string;
  profilePictureUrl: string;
}

/** A preview card that fills in as the artist types. */
export function PressPass({ name, musicGenre, location, profilePictureUrl }: PressPassProps) {
  return (
    <Card isAnnounced className="w-full max-w-80 overflow-hidden" aria-hidden="true">
      <div className="flex items-center justify-between bg-ink px-5 py-3 text-paper">
        <span className="text-sm font-semibold">Artist</span>
        <span className="h-2.5 w-14 rounded-full bg-paper" />
        <Mark className="size-5 text-signal" />
      </div>
      <div className="px-5 pb-5 pt-6">
        <Avatar name={name} src={profilePictureUrl} className="mb-6 size-28" />
        <p className="display-lg min-h-[1.9em] break-words text-[2.75rem] text-balance">{name.trim() || 'Your name'}</p>
        <dl className="mt-4">
          <PassLine term="Plays" detail={musicGenre} />
          <PassLine term="From" detail={location} />
        </dl>
      </div>
    </Card>
  );
}

function PassLine({ term, detail }: { term: string; detail: string }) {
  return (
    <div className="tear-line flex min-h-11 gap-4 py-2.5">
      <dt className="w-12 shrink-0 text-muted">{term}</dt>
      <dd className="min-w-0 break-words font-semibold">{detail.trim()}</dd>
    </div>
  );
}
