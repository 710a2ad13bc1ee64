import { appName } from '@contract/app';
import { deletionRecordDays } from '@contract/account-deletion';
import { keptWeeks } from '@contract/analytics';
import { dataExportHours } from '@contract/data-export';
import { TextLink } from '@/ui/text-link';
import { LegalPageFrame, LegalSection } from './legal-page-frame';

export function PrivacyText() {
  return (
    <LegalPageFrame
      title="Privacy Policy"
      summary="What we keep about you, what for, and who else sees it. No small print."
    >
      <LegalSection title="What we keep">
        <p>
          Your name, e-mail address and password (only as a salted hash, so that nobody can read it). Your profile:
          genre, location, links, latest song and picture. The picture is made anew when you upload it: the place and
          the camera that it tells of are left out. Your conversations with {appName}. The state of your subscription.
          The music, images, videos and one-sheets in your media files, which nobody but you can open; your images are
          made anew like your picture. What your one-sheets say in each of their versions, and where you said it. Where
          you are signed in: the kind of browser and when it was last used.
        </p>
        <p>
          What you ask {appName} to remember, until you delete the note. Which replies you gave a thumb, with the
          conversation. Of each long conversation a summary, with it. The links to conversations that you share, with
          what stands behind them, until you take a link back or delete the conversation: whoever has a link can read
          it. What you ask support, until you delete your account. How often you sent a message, made a draft or a
          one-sheet, downloaded one, or had a shared link opened, for {keptWeeks} weeks. Of the letters that we mail you
          about your account and your subscription: where to and what about for 400 days, their words until they are
          sent, or as long where no mail server takes them. For each call of the AI: what it was for, how long it took
          and what it cost, for 400 days, without your words.
        </p>
        <p>
          If you sign in with Google or Facebook: what they call your account, the name that they tell us the first
          time, and the address that they told us last. Nothing else of theirs is asked for or kept.
        </p>
      </LegalSection>
      <LegalSection title="What for">
        <p>
          To answer you: your profile and the conversation are what {appName} bases its advice on. To let you in, and to
          know whether you have paid. For nothing else: no advertising, no profiles for others, no sale.
        </p>
      </LegalSection>
      <LegalSection title="Who else sees it">
        <p>
          The AI provider that writes the answers receives the conversation and your profile. The card payment provider
          receives your e-mail address and handles your card: its number never reaches us. Our mails to you pass through
          a mail provider. If you sign in with Google or Facebook, they know that you did.
        </p>
      </LegalSection>
      <LegalSection title="Cookies">
        <p>
          One keeps you signed in for 30 days and ends when you log out. If you try {appName} as a guest, another one
          holds your guest chat for 30 days. While you are on your way to Google or Facebook and back, a third lives for
          ten minutes. None follows you anywhere. On the payment screen the payment provider&apos;s script may set its
          own, against fraud. Your browser also keeps whether you used the free trial.
        </p>
      </LegalSection>
      <LegalSection title="Network addresses">
        <p>
          We do not write down your network address. To stop guessing of passwords and misuse of the free trial, we
          count tries by a hash of it that only our secret key can make; the counts are gone within a day or two. So
          that strangers who guess your password do not keep you out, we also remember by such a hash where you logged
          in with it: for 90 days after the last time, or until you delete your account.
        </p>
      </LegalSection>
      <LegalSection title="How long">
        <p>
          Until you delete it. A conversation or a picture that you delete is gone at once, and one of your media files
          a quarter of an hour later, with all that a one-sheet among them says, because you can take its deletion back.
          A session ends after 30 days, a guest chat 30 days after the last visit, a copy of your data {dataExportHours}{' '}
          hours after it was made. When you delete your account, all of it goes; for {deletionRecordDays} days we keep
          that an account was deleted, without saying whose. What calls of the AI cost stays, without a link to you.
          Bills stay with the payment provider for as long as the law says.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          You may see what we hold, have it corrected, receive a copy, and have it deleted. You need not ask us: in{' '}
          <TextLink to="/account">Account and data</TextLink> you can download everything and delete your account, and
          Edit Profile corrects the rest. <TextLink to="/deletion">Data Deletion</TextLink> says what goes and what
          stays.
        </p>
      </LegalSection>
    </LegalPageFrame>
  );
}
