import { appName } from '@contract/app';
import { deletionRecordDays } from '@contract/account/account-deletion';
import { keptWeeks } from '@contract/analytics';
import { dataExportHours } from '@contract/account/data-export';
import { TextLink } from '@/ui/text-link';
import { LegalPageFrame, LegalSection } from './legal-page-frame';
import { operator } from './operator';

export function PrivacyText() {
  return (
    <LegalPageFrame title="Privacy Policy" summary="What we keep about you, why, and who else sees it. No small print.">
      <LegalSection title="What we keep">
        <p>
          Your name, email address and password (only as a salted hash, so no one can read it). Your profile: genre,
          location, links, latest song and picture. We re-encode your picture on upload and strip its location and
          camera data. Your conversations with {appName}. The state of your subscription. The music, images, videos and
          one-sheets in your media files, which only you can open; your images are re-encoded like your picture. The
          text of your one-sheets in each version, and where you said it. Where you are signed in: the kind of browser
          and when it was last used.
        </p>
        <p>
          What {appName} knows about your work: each fact, and the message it came from, until you delete it. Your
          documents in each version, and the links you share of them. Your releases and tours with their plans. The
          people you enter or import, what you sent them and what came of it: only you see them, and we never write to
          them. What you attach to a message, for up to a week longer than the conversation. The secret address of your
          calendar, until you renew it or turn it off. Your thumbs-up and thumbs-down ratings and a summary of each long
          conversation; deleted with it. The links to conversations you share and what they show, until you stop sharing
          or delete the conversation: anyone with a link can read it. What you ask support, until you delete your
          account. How often you sent a message, made a draft or a one-sheet, downloaded one, or had a shared link
          opened, for {keptWeeks} weeks. For emails we send you about your account and your subscription: the address
          and subject for 400 days, and the text until it is sent, or for 400 days if no mail server accepts it. For
          each AI request: what it was for, how long it took and what it cost, for 400 days, without your words.
        </p>
        <p>
          If you sign in with Google or Facebook: their id for your account, the name they gave us the first time, and
          the address they gave us last. We neither ask for nor keep anything else from them.
        </p>
      </LegalSection>
      <LegalSection title="What for">
        <p>
          To answer you: your profile and the conversation are what {appName} bases its advice on. To let you in, and to
          know whether you have paid. Nothing else: no advertising, no profiles for others, no selling of data.
        </p>
      </LegalSection>
      <LegalSection title="Who else sees it">
        <p>
          The AI provider that writes the answers receives the conversation, what you attach to it, your profile and
          what {appName} knows about your work, with the names of the people you pitched. The card payment provider
          receives your email address and handles your card: its number never reaches us. Our emails to you pass through
          an email provider. If you sign in with Google or Facebook, they know that you did.
        </p>
      </LegalSection>
      <LegalSection title="Cookies">
        <p>
          One keeps you signed in for 30 days and ends when you log out. If you try {appName} as a guest, another keeps
          your guest chat for 30 days. While you sign in with Google or Facebook, a third is set for ten minutes. None
          of them tracks you anywhere. On the payment screen the payment provider&apos;s script may set its own, to
          prevent fraud. Your browser also remembers whether you used the free trial.
        </p>
      </LegalSection>
      <LegalSection title="Network addresses">
        <p>
          We do not store your network address. To prevent password guessing and misuse of the free trial, we count
          attempts by a hash of it that only our secret key can produce; the counts are deleted within a day or two. So
          that strangers guessing your password don&apos;t lock you out, we also remember, as such a hash, where you
          logged in with it: for 90 days after the last time, or until you delete your account.
        </p>
      </LegalSection>
      <LegalSection title="How long">
        <p>
          Until you delete it. A conversation or a picture is deleted at once. A media file, including everything in a
          one-sheet, is deleted a quarter of an hour later, because you can undo it. A session ends after 30 days, a
          guest chat 30 days after the last visit, a copy of your data {dataExportHours} hours after it was made. When
          you delete your account, all of it goes; for {deletionRecordDays} days we keep a record that an account was
          deleted, without saying whose. What AI requests cost is kept, without a link to you. Copies in our backups are
          gone {operator.backupDays} days later. Invoices stay with the payment provider for as long as the law
          requires.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          You may see what we hold, have it corrected, receive a copy, and have it deleted. You don&apos;t need to ask
          us: in <TextLink to="/account">Account and data</TextLink> you can download everything and delete your
          account, and Edit Profile corrects the rest. <TextLink to="/deletion">Data Deletion</TextLink> says what goes
          and what stays.
        </p>
      </LegalSection>
    </LegalPageFrame>
  );
}
