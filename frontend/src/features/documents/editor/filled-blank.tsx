import { factNames } from '@contract/facts/fact-names';
import { type FactKind, factKinds } from '@contract/facts/fact';
import type { FactBody } from '@contract/facts/fact.body';
import { isEmailAddress } from '@contract/rules/email-rule';
import { isLink } from '@contract/rules/link-rule';
import { useMutation } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';
import { type Filling, valueOf } from './fillings';

/** What blanks are called besides the names of facts. */
const kindsByLabel: Record<string, FactKind> = {
  'listen link': 'listenLink',
  link: 'listenLink',
  'record label': 'label',
  'story of the song': 'story',
  fecha: 'releaseDate',
  'fecha de lanzamiento': 'releaseDate',
  sello: 'label',
  'enlace para escuchar': 'listenLink',
};
/** Kinds that a blank may state. The profile is only changed where the artist edits it. */
const kindsOfBlanks: readonly FactKind[] = factKinds.slice(factKinds.indexOf('releaseKind'));

/** The fact that a filled-in blank states: about the document's release, if it has one. */
export function factOfBlank(label: string, value: string, releaseId: string | null): FactBody {
  if (isEmailAddress(value)) return { kind: 'email', value };
  const about = releaseId === null ? {} : { releaseId };
  const name = label.toLowerCase();
  const kind = kindsByLabel[name] ?? kindsOfBlanks.find((one) => factNames[one].toLowerCase() === name);
  if (kind) return { kind, value, ...about };
  if (isLink(value)) return { kind: 'link', value, ...about };
  return { kind: 'preference', value: `${label}: ${value}`, ...about };
}

interface FilledBlankProps {
  filling: Filling;
  markdown: string;
  /** The release that the document is about. */
  releaseId: string | null;
  onDone: () => void;
}

/** Offers to keep the filled-in text as a fact, so it needn't be typed again. */
export function FilledBlank({ filling, markdown, releaseId, onDone }: FilledBlankProps) {
  const value = valueOf(filling, markdown);
  const keep = useMutation({
    mutationFn: () => api.post('/api/facts', factOfBlank(filling.label, value, releaseId)),
    onSuccess: () => {
      resolveFailure('fact');
      toast({ title: 'Kept' });
      onDone();
    },
    onError: (error) => toastFailure('fact', { title: "Couldn't keep it", description: sentenceOf(error) }),
  });
  if (value === '') return null;
  return (
    <div role="group" aria-label="Keep as a fact" className="my-2 flex flex-wrap items-center gap-2 text-sm">
      <p>
        {filling.label}: <span className="font-bold">{value}</span>. Keep it as a fact?
      </p>
      <Button variant="outline" className="text-sm" pending={keep.isPending} onClick={() => keep.mutate()}>
        Keep
      </Button>
      <Button variant="quiet" className="text-sm" onClick={onDone}>
        No
      </Button>
    </div>
  );
}
