import { Mark } from '@/ui/mark';

/** The poster beside the form on wide screens. Its two print colours are the same in both themes. */
export function AuthPoster() {
  return (
    <aside className="relative hidden overflow-hidden border-l-[1.5px] border-ink bg-signal text-[#1b1715] lg:block">
      <div className="sticky top-0 flex h-dvh items-end p-12 pb-14">
        <Mark className="absolute -right-[12%] -top-[6%] h-auto w-[92%] -rotate-12 text-[#faf6ef]" />
        <p className="display-xl relative text-[clamp(4.5rem,9.5vw,10rem)]">
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
