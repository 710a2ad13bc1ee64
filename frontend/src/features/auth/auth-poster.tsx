import { Mark } from '@/ui/mark';

/** The poster beside the form, on wide screens. */
export function AuthPoster() {
  return (
    <aside className="relative isolate hidden overflow-hidden border-l-[1.5px] border-ink bg-signal text-[#1b1715] lg:block">
      <div className="sticky top-0 flex h-dvh flex-col justify-between p-12">
        <Mark className="absolute -right-[6%] top-[10%] -z-10 h-auto w-[88%] -rotate-6 fill-[#1b1715]" />
        <p className="display-sm self-end" />
        <p className="display-xl text-[clamp(4rem,8vw,8.5rem)]">
          Say it
          <br />
          before
          <br />
          Friday.
        </p>
      </div>
    </aside>
  );
}
