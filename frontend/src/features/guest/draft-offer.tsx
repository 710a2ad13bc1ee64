import { draftIn } from '@contract/rules/draft-rule';
import { FilePlus } from 'lucide-react';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button';
import { signUpPath } from './sign-up-dialog';

/** Below a guest's draft: what an account makes of it. */
export function DraftOffer({ reply }: { reply: string }) {
  if (draftIn(reply) === null) return null;
  return (
    <Button variant="outline" className="self-start text-sm md:min-h-9 print:hidden" asChild>
      <AppLink to={signUpPath}>
        <FilePlus className="size-4" aria-hidden="true" />
        Sign up to edit and download it
      </AppLink>
    </Button>
  );
}
