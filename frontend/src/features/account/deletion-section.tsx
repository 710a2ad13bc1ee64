import type { User } from '@contract/account/user';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { AccountSection } from './account-section';
import { DeleteAccountDialog } from './delete-account-dialog';

/** Deletes the account. */
export function DeletionSection({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountSection title="Delete account">
      <p className="max-w-[60ch]">
        Your profile, your conversations and your files (music, images, videos and one-sheets) are removed for good, and
        a subscription ends at once. What goes and what stays: <TextLink to="/deletion">Data Deletion</TextLink>.
      </p>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} />}
    </AccountSection>
  );
}
