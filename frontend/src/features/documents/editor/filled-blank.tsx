import type { Finding } from '@contract/documents/document';
import { factNames } from '@contract/facts/fact-names';
import { type FactKind, factKinds } from '@contract/facts/fact';
import type { FactBody } from '@contract/facts/fact.body';
import { limits } from '@contract/limits';
import { isEmailAddress } from '@contract/rules/email-rule';
import { isLink } from '@contract/rules/link-rule';
import { useMutation } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';

/** A blank that was filled in, and the text on both sides of it. */
export interface Filling {
  /** The label without its brackets: "City". */
  label: string;
  before: string;
  after: string;
}

/** How many characters on each side identify a place in the text. */
const around = 30;

/** The first blank that the next version of the text no longer has. */
export function findFilling(markdown: string, blanks: readonly Finding[], next: string): Filling | null {
  for (const { start, end, text } of blanks) {
    const before = markdown.slice(Math.max(0, start - around), start);
    const after = markdown.slice(end, end + around);
    if (next.includes(before + text + after)) continue;
    const filling = { label: text.replace(/[\\[\]]/g, '').trim(), before, after };
    if (valueOf(filling, next) !== '') return filling;
  }
  return null;
}

/** The text now in the blank's place; empty if there is none, or if its surroundings have changed. */
function valueOf({ before, after }: Filling, markdown: string): string {
  const at = markdown.indexOf(before);
  if (at < 0) return '';
  const from = at + before.length;
  const to = after === '' ? markdown.length : markdown.indexOf(after, from);
  const value = to < 0 ? '' : markdown.slice(from, to).trim();
  return value.length > limits.factMax / 2 || /[\n[\]]/.test(value) ? '' : value;
}

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
