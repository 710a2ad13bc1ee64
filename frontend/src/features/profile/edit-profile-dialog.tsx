import type { ProfileBody } from '@contract/account/profile.body';
import type { User } from '@contract/account/user';
import { useState } from 'react';
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
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit Profile"
      width="lg"
      isChanged={isPicturePicked || isChanged(typed, user)}
    >
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
  );
}

function isChanged(typed: ProfileBody | null, user: User): boolean {
  return typed !== null && (Object.keys(typed) as (keyof ProfileBody)[]).some((name) => typed[name] !== user[name]);
}
