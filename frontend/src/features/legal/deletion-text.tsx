import { LegalPageFrame, LegalSection } from './legal-page-frame';
import { operator } from './operator';

export function DeletionText() {
  return (
    <LegalPageFrame title="Data Deletion" summary="Your account is yours to end, and everything in it goes with it.">
      <LegalSection title="How to ask">
        <p>
          Write to{' '}
          <a
            className="font-semibold text-accent underline decoration-[1.5px] underline-offset-4 hover:text-ink"
            href={`mailto:${operator.email}?subject=Delete%20my%20account`}
          >
            {operator.email}
          </a>{' '}
          from the e-mail address of your account and say that you want it deleted. A reply confirms it.
        </p>
      </LegalSection>
      <LegalSection title="What is deleted">
        <p>
          Your profile, all conversations, all files and one-sheets, and every session. If you signed in with Google or
          Facebook, the link to that account too. It can&apos;t be undone.
        </p>
      </LegalSection>
      <LegalSection title="What stays">
        <p>Records of payments, for as long as tax law asks for them. They hold no conversation and no file.</p>
      </LegalSection>
      <LegalSection title="Cancel first">
        <p>
          A running subscription is cancelled along with the account. If you only want to stop paying, cancelling is
          enough: your work stays where it is.
        </p>
      </LegalSection>
      <LegalSection title="One conversation only">
        <p>You don&apos;t need us for that: open its menu in the chat and choose &quot;Delete conversation&quot;.</p>
      </LegalSection>
    </LegalPageFrame>
  );
}
