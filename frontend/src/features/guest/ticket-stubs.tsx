import clsx from 'clsx';

/** The free messages as a strip of tickets, used ones torn off. Decorative: the number is next to it. */
export function TicketStubs({ total, left }: { total: number; left: number }) {
  return (
    <span aria-hidden="true" className="flex">
      {Array.from({ length: total }, (_, index) => {
        const isUsed = index >= left;
        return (
          <span
            key={index}
            className={clsx(
              'flex h-11 grow items-center justify-center border-[1.5px] font-display text-xl font-extrabold transition-all',
              index > 0 && 'border-l-0',
              isUsed
                ? 'border-dashed border-line text-transparent'
                : 'border-[#1b1715] bg-signal text-[#1b1715] first:rounded-l-control',
              index === total - 1 && 'rounded-r-control',
            )}
          >
            {index + 1}
          </span>
        );
      })}
    </span>
  );
}
