import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PressPass } from '@/features/profile/press-pass';
import { ProfileForm } from '@/features/profile/profile-form';
import { profileDrafts } from '@/lib/drafts';
import { SessionHeader } from '@/session/session-header';
import { useAuth } from '@/session/use-auth';

/** Profile completion after registration. */
export function OnboardingPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [kept] = useState(() => (user ? profileDrafts.read(user.id) : {}));
  const [draft, setDraft] = useState(user && { ...user, ...kept });
  if (!user) return null;
  return (
    <>
      <SessionHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-6xl gap-x-20 gap-y-12 px-5 pb-24 pt-6 sm:px-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div>
          <h1 className="display-lg max-w-[12ch]">We want to get to know you!</h1>
          <p className="mt-5 max-w-[52ch] text-lg text-muted">
            Every answer you get is built on this. We never guess: leave something out and it stays out.
          </p>
          <div className="mt-10">
            <ProfileForm
              user={user}
              submitLabel="Complete Profile"
              draft={kept}
              onEdit={(edited) => {
                setDraft({ ...user, ...edited });
                profileDrafts.write(user.id, edited);
              }}
              onSaved={() => void navigate('/paywall')}
            />
          </div>
        </div>
        <aside className="hidden lg:block">
          <div className="sticky top-12">
            {draft && <PressPass {...draft} profilePictureUrl={user.profilePictureUrl} />}
          </div>
        </aside>
      </main>
    </>
  );
}
