import type { ProfileBody } from '@contract/account/profile.body';
import type { User } from '@contract/account/user';
import { useState } from 'react';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Dialog } from '@/ui/dialogs/dialog';
import { TextLink } from '@/ui/text-link';
import { ProfileForm } from './profile-form';

interface EditProfileDialogProps {
  user: User;
  onClose: () => void;
}

/** Edit Profile, with a link to the account page. Asks before discarding unsaved changes. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  const [typed, setTyped] = useState<ProfileBody | null>(null);
  const [isPicturePicked, setIsPicturePicked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isPicturePicked || isChanged(typed, user) ? setIsAsking(true) : onClose());
  return (
    <>
      {/* Before the dialog, so when both close, focus returns to where it was before the dialog opened. */}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard your changes?"
        description="Your unsaved changes will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDestructive
        onConfirm={onClose}
      />
      <Dialog open onOpenChange={close} title="Edit Profile" width="lg">
        <ProfileForm
          user={user}
          submitLabel="Save Changes"
          onEdit={setTyped}
          onPicture={setIsPicturePicked}
          onSaved={onClose}
        />
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
