import { appName } from '@contract/app';
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
          genre, location and links. Your conversations with {appName}. The files that you upload and the one-sheets
          that are made for you. The state of your subscription.
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
          receives your e-mail address and handles your card: its number never reaches us. If you sign in with Google or
          Facebook, they know that you did.
        </p>
      </LegalSection>
      <LegalSection title="Cookies">
        <p>
          One keeps you signed in for 30 days and ends when you log out. If you try {appName} as a guest, another one
          holds your guest chat. Neither follows you anywhere. On the payment screen the payment provider&apos;s script
          may set its own, against fraud.
        </p>
      </LegalSection>
      <LegalSection title="How long">
        <p>
          Until you delete it or ask us to. A conversation that you delete is gone at once. What the law makes us keep
          about payments, we keep for as long as it says.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>You may ask what we hold about you, have it corrected, receive a copy, and have it deleted.</p>
      </LegalSection>
    </LegalPageFrame>
  );
}
