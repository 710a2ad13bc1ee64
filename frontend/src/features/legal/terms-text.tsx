import { appName } from '@contract/app';
import { plans } from '@contract/subscription/plans';
import { TextLink } from '@/ui/text-link';
import { LegalPageFrame, LegalSection } from './legal-page-frame';

const prices = plans.map(({ price, interval }) => `$${price.toFixed(2)} per ${interval}`).join(' or ');

export function TermsText() {
  return (
    <LegalPageFrame title="Terms of Use" summary="What you get, what it costs, and what we ask of you.">
      <LegalSection title="The service">
        <p>
          {appName} is an AI assistant for the public relations of independent musicians. It can be wrong: check dates,
          names and addresses before you send anything. It does not promise coverage, and no one honest can.
        </p>
      </LegalSection>
      <LegalSection title="Your work stays yours">
        <p>
          What you write and upload belongs to you, and so does what {appName} writes for you. You let us store it and
          process it in order to run the service. Upload only what you have the right to use.
        </p>
      </LegalSection>
      <LegalSection title="Price">
        <p>
          Full use costs {prices}, paid in advance by card. A subscription renews automatically until you cancel it. You
          can cancel at any time and keep access until the end of the period you paid for.
        </p>
      </LegalSection>
      <LegalSection title="Leaving">
        <p>
          You can download everything and delete your account at any time, in{' '}
          <TextLink to="/account">Account and data</TextLink>. A subscription ends with the account, at once; remaining
          days are not refunded. To use them up, cancel the subscription instead and keep the account.
        </p>
      </LegalSection>
      <LegalSection title="Fair play">
        <p>
          One account is for one artist or team. Don&apos;t use {appName} to deceive or harass people, to send bulk
          mail, or to break into anything. We may close an account that does, and will say why.
        </p>
      </LegalSection>
      <LegalSection title="Liability">
        <p>
          We run {appName} with care, but without a guarantee that it is always available. Nothing in these terms limits
          the rights that the law gives you as a consumer.
        </p>
      </LegalSection>
    </LegalPageFrame>
  );
}
