import { CircleAlert } from 'lucide-react';
import { sentenceOf } from '@/lib/api';

/** Why a form was refused, above its button. */
export function FormProblem({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 font-medium text-danger">
      <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
      {sentenceOf(error)}
    </p>
  );
}
