import { appName } from '@contract/app';
import { AppLink } from '@/ui/app-link';
import { BlockingDialog } from '@/ui/blocking-dialog';
import { Button } from '@/ui/button';

export const signUpPath = '/auth?tab=register';

/** Stands over the conversation when the trial is over: the only way on is an account. */
export function SignUpDialog({ open }: { open: boolean }) {
  return (
    <BlockingDialog
      open={open}
      title="Sign up to continue chatting"
      description={`Your free messages are used. Sign up, and ${appName} takes this conversation up where you left it.`}
    >
      <Button size="lg" asChild>
        <AppLink to={signUpPath}>Get Started</AppLink>
      </Button>
    </BlockingDialog>
  );
}
