import { People } from '@/features/people/people';
import { useLivePlans } from '@/features/releases/releases-query';
import { SessionHeader } from '@/session/session-header';
import { TextLink } from '@/ui/text-link';

/** The artist's people. */
export function PeoplePage() {
  useLivePlans();
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-4xl px-5 pb-24 pt-4 sm:px-8 md:pt-8">
        <TextLink to="/chat">Back to the chat</TextLink>
        <h1 className="display-lg mt-6">Your people</h1>
        <p className="mt-4 max-w-[52ch] text-lg text-muted">
          Editors, bookers and radio hosts you know. Only you can see them, and we never add anyone by guessing.
        </p>
        <People />
      </main>
    </>
  );
}
