import { deletionRecordDays, freshSignInMinutes } from '@contract/account/account-deletion';
import { useSearchParams } from 'react-router-dom';
import { TextLink } from '@/ui/text-link';
import { DeletionStatus } from './deletion-status';
import { LegalPageFrame, LegalSection } from './legal-page-frame';
import { operator } from './operator';

/** How to delete an account and, with a code in the URL, the progress of a deletion. */
export function DeletionText() {
  const [query] = useSearchParams();
  const code = query.get('code');
  return (
    <LegalPageFrame
      title="Data Deletion"
      summary="You can delete your account at any time, and everything in it goes with it."
    >
      {code && (
        <LegalSection title="Your deletion">
          <DeletionStatus code={code} />
        </LegalSection>
      )}
      <LegalSection title="Do it yourself">
        <p>
          Log in, open <TextLink to="/account">Account and data</TextLink> (from Edit Profile) and press &quot;Delete
          account&quot;. We ask for your password. If your account has none, because you sign in with Google or
          Facebook, we ask you to sign in again and give you {freshSignInMinutes} minutes. It happens at once, and we
          email you a receipt.
        </p>
        <p>You may want to download everything first, on the same page.</p>
      </LegalSection>
      <LegalSection title="At Facebook">
        <p>
          In Facebook&apos;s settings, under &quot;Apps and Websites&quot;, you can remove us and ask for your data to
          be deleted. If Facebook is your only way to sign in, your account is deleted. If you also have a password or
          Google, we only delete what came from Facebook: the link between the two accounts. Facebook gives you a
          confirmation code and a link to this page.
        </p>
      </LegalSection>
      <LegalSection title="If you can't log in">
        <p>
          Write to{' '}
          <a
            className="font-semibold text-accent underline decoration-[1.5px] underline-offset-4 hover:text-ink"
            href={`mailto:${operator.email}?subject=Delete%20my%20account`}
          >
            {operator.email}
          </a>{' '}
          from the email address of your account and say that you want it deleted. A reply confirms it.
        </p>
      </LegalSection>
      <LegalSection title="What is deleted">
        <p>
          Your profile and picture, all conversations, facts and documents, your releases and tours, the people you
          entered and your pitches, your songs, images, videos and one-sheets, your data exports, every session, and the
          links to Google and Facebook. A subscription ends at once, also with the payment provider; remaining days are
          not refunded. This can&apos;t be undone. You can sign up again with the same address.
        </p>
      </LegalSection>
      <LegalSection title="What stays">
        <p>
          The payment provider keeps its invoices for as long as tax law requires. They contain no conversations or
          pictures. For {deletionRecordDays} days we keep a record that an account was deleted and when, without saying
          whose it was, so your confirmation code keeps working. What AI requests cost us is kept for up to 400 days,
          without a link to you. Copies in our backups are gone {operator.backupDays} days after the deletion; we only
          open them if we have to restore everything.
        </p>
      </LegalSection>
      <LegalSection title="Only stop paying">
        <p>Cancelling the subscription is enough: your work stays where it is.</p>
      </LegalSection>
      <LegalSection title="One conversation only">
        <p>You don&apos;t need us for that: open its menu in the chat and choose &quot;Delete conversation&quot;.</p>
      </LegalSection>
    </LegalPageFrame>
  );
}
