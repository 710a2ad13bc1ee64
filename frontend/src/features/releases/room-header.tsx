import type { Release } from '@contract/releases/release';
import { mediaThumbnailUrl } from '@contract/media/media';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button';
import { dayLabel } from './release-days';
import { MoveReleaseDialog } from './move-release-dialog';

/** A room's cover, title and date. */
export function RoomHeader({ release }: { release: Release }) {
  const [search, setSearch] = useSearchParams();
  const { title, date, coverId, kind } = release;
  return (
    <div className="flex flex-wrap items-center gap-5">
      {coverId ? (
        <img
          src={mediaThumbnailUrl(coverId)}
          alt={`Cover of ${title}`}
          className="outline-ink size-28 rounded-card object-cover"
        />
      ) : (
        <div aria-hidden="true" className="outline-ink size-28 rounded-card bg-bubble" />
      )}
      <div className="min-w-0 grow">
        <h1 className="display-lg break-words">{title}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-lg">{date ? `${kind === 'tour' ? 'From ' : ''}${dayLabel(date)}` : 'No date yet'}</p>
          <Button variant="outline" onClick={() => setSearch({ edit: 'date' })}>
            {date ? 'Change the date' : 'Set the date'}
          </Button>
        </div>
      </div>
      {search.get('edit') === 'date' && (
        <MoveReleaseDialog release={release} onClose={() => setSearch({}, { replace: true })} />
      )}
    </div>
  );
}
