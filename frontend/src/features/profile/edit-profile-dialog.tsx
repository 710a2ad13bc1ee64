import type { User } from '@contract/user';
import { Dialog } from '@/ui/dialog';
import { TextLink } from '@/ui/text-link';
import { ProfileForm } from './profile-form';

interface EditProfileDialogProps {
  user: User;
  onClose: () => void;
}

/** Edit Profile, and the way to what belongs to the account itself. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Edit Profile" width="lg">
      <ProfileForm user={user} submitLabel="Save Changes" onSaved={onClose} />
      <p className="tear-line mt-6 pt-5 text-muted">
        Password, email address, devices and your data: <TextLink to="/account">Account and data</TextLink>
      </p>
    </Dialog>
  );
}
