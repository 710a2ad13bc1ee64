import type { ProfileBody } from '@contract/profile.body';
import type { User } from '@contract/user';
import { useState } from 'react';
import { AlertDialog } from '@/ui/alert-dialog';
import { Dialog } from '@/ui/dialog';
import { TextLink } from '@/ui/text-link';
import { ProfileForm } from './profile-form';

interface EditProfileDialogProps {
  user: User;
  onClose: () => void;
}

/** Edit Profile, and the way to what belongs to the account itself. What was typed goes only once that was asked about. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  const [typed, setTyped] = useState<ProfileBody | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isChanged(typed, user) ? setIsAsking(true) : onClose());
  return (
    <>
      {/* Before the dialog: when both close, the focus goes back to where the dialog's was. */}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard your changes?"
        description="What you changed is not saved, and goes."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDestructive
        onConfirm={onClose}
      />
      <Dialog open onOpenChange={close} title="Edit Profile" width="lg">
        <ProfileForm user={user} submitLabel="Save Changes" onEdit={setTyped} onSaved={onClose} />
        <p className="tear-line mt-6 pt-5 text-muted">
          Password, email address, devices and your data: <TextLink to="/account">Account and data</TextLink>
        </p>
      </Dialog>
    </>
  );
}

function isChanged(typed: ProfileBody | null, user: User): boolean {
  return typed !== null && (Object.keys(typed) as (keyof ProfileBody)[]).some((name) => typed[name] !== user[name]);
}
