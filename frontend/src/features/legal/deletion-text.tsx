import { deletionRecordDays, freshSignInMinutes } from '@contract/account-deletion';
import { useSearchParams } from 'react-router-dom';
import { TextLink } from '@/ui/text-link';
import { DeletionStatus } from './deletion-status';
import { LegalPageFrame, LegalSection } from './legal-page-frame';
import { operator } from './operator';

/** How an account is deleted, and with a code in the address how far one deletion is. */
export function DeletionText() {
  const [query] = useSearchParams();
  const code = query.get('code');
  return (
    <LegalPageFrame title="Data Deletion" summary="Your account is yours to end, and everything in it goes with it.">
      {code && (
        <LegalSection title="Your deletion">
          <DeletionStatus code={code} />
        </LegalSection>
      )}
      <LegalSection title="Do it yourself">
        <p>
          Log in, open <TextLink to="/account">Account and data</TextLink> (from Edit Profile) and press &quot;Delete
          account&quot;. We ask for your password. If your account has none, because you sign in with Google or
          Facebook, we ask you to sign in once more and give you {freshSignInMinutes} minutes. It happens at once, and
          we mail you a receipt.
        </p>
        <p>You may want to download everything first: that is on the same page.</p>
      </LegalSection>
      <LegalSection title="At Facebook">
        <p>
          In Facebook&apos;s settings, under &quot;Apps and Websites&quot;, you can remove us and ask for your data to
          be deleted. An account that only Facebook opens is deleted then. From one that also opens by a password or
          Google we delete what came from Facebook: the link between the two. Facebook gives you a confirmation code and
          a link to this page.
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
          from the e-mail address of your account and say that you want it deleted. A reply confirms it.
        </p>
      </LegalSection>
      <LegalSection title="What is deleted">
        <p>
          Your profile and picture, all conversations, your songs, images, videos and one-sheets, copies of your data
          that you asked for, every session, and the links to Google and Facebook. A subscription ends at once, also
          with the payment provider; days that are left are not paid back. It can&apos;t be undone. You can sign up anew
          with the same address.
        </p>
      </LegalSection>
      <LegalSection title="What stays">
        <p>
          The payment provider keeps its bills for as long as tax law asks. They hold no conversation and no picture. We
          keep that an account was deleted and when, without saying whose it was, for {deletionRecordDays} days, so that
          your confirmation code shows something. What calls of the AI cost us stays for up to 400 days, without a link
          to you.
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
