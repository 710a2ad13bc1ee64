import { useAppConfig } from '@/session/use-app-config';

/** A label at the top edge while any provider is a sandbox. */
export function SandboxChip() {
  const config = useAppConfig();
  if (!config?.sandbox) return null;
  return (
    <section
      aria-label="Sandbox"
      className="pointer-events-none fixed right-5 top-0 z-30 rounded-b-control bg-bubble px-2 text-xs font-medium text-muted print:hidden"
    >
      Sandbox mode
    </section>
  );
}
