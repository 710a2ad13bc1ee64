import { AppLink } from '@/ui/app-link';
import { BlockingDialog } from '@/ui/dialogs/blocking-dialog';
import { Button } from '@/ui/button';

export const signUpPath = '/auth?tab=register';

/** Blocks the conversation once the trial is over. */
export function SignUpDialog({ open }: { open: boolean }) {
  return (
    <BlockingDialog
      open={open}
      title="Sign up to continue chatting"
      description="Your free messages are used up. Sign up and pick up right where you left off."
    >
      <Button size="lg" asChild>
        <AppLink to={signUpPath}>Get Started</AppLink>
      </Button>
    </BlockingDialog>
  );
}
