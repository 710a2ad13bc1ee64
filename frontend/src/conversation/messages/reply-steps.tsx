import type { ReplyStep } from '@contract/chats/chat';
import { safeHref } from '@contract/rules/safe-href';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toasts/toast-store';
import { useLinkTargets } from '../app-links';
import { shownSteps } from './shown-steps';

/** What the assistant did for a reply. Each line links to its result, and can be undone where that is possible. */
export function ReplySteps({ steps }: { steps: readonly ReplyStep[] }) {
  const targetOf = useLinkTargets();
  return (
    <ul aria-label="What was done" className="my-1 flex flex-col items-start print:hidden">
      {shownSteps(steps).map(({ label, link, undo }, index) => (
        // Steps are only ever added at the end.
        <li key={index} className="flex max-w-full items-center gap-2 text-sm">
          <Check className="size-4 shrink-0 text-accent" aria-hidden="true" />
          <Step label={label} target={link && targetOf(link)} />
          {undo && <Undo path={undo} label={label} />}
        </li>
      ))}
    </ul>
  );
}

const linkLook = 'inline-flex min-h-11 min-w-0 items-center break-words underline md:min-h-8';

/** @param target a path of the app, or a public address */
function Step({ label, target }: { label: string; target: string | undefined }) {
  if (!target) return <span className="inline-flex min-h-8 min-w-0 items-center break-words text-muted">{label}</span>;
  if (target.startsWith('/')) {
    return (
      <Link to={target} className={linkLook}>
        {label}
      </Link>
    );
  }
  return (
    <a href={safeHref(target) ?? undefined} target="_blank" rel="noopener noreferrer" className={linkLook}>
      {label}
    </a>
  );
}

function Undo({ path, label }: { path: string; label: string }) {
  const undo = useMutation({
    mutationFn: () => api.post<void>(path),
    onError: (error) => {
      if (!isOver(error)) {
        toast({ title: "Couldn't undo it", description: sentenceOf(error), variant: 'destructive' });
      }
    },
  });
  if (undo.isSuccess) return <Outcome>Undone</Outcome>;
  if (undo.error && isOver(undo.error)) return <Outcome>Can&apos;t be undone any more</Outcome>;
  return (
    <Button variant="quiet" aria-label={`Undo: ${label}`} pending={undo.isPending} onClick={() => undo.mutate()}>
      Undo
    </Button>
  );
}

/** Replaces the Undo button, and takes the focus that it had. */
function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={text} tabIndex={-1} className="text-muted">
      {children}
    </span>
  );
}

/** Already undone, changed since, or deleted. */
function isOver(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
