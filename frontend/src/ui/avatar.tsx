import clsx from 'clsx';
import { Avatar as Radix } from 'radix-ui';

interface AvatarProps {
  name: string;
  /** The picture's URL, or `""` for none. */
  src: string;
  className?: string;
}

/** A profile picture, or initials. Decorative: the name is next to it or on its control. */
export function Avatar({ name, src, className }: AvatarProps) {
  return (
    <Radix.Root
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden @container rounded-full border-[1.5px] border-ink bg-bubble',
        className ?? 'size-9',
      )}
    >
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="text-[38cqw] leading-none font-bold text-ink">{initials(name)}</Radix.Fallback>
    </Radix.Root>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
