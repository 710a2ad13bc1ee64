import { appName } from '../../../contract/app.js';
import type { EmailText } from './email.js';
import { planEmails } from './plan-emails.js';
import { securityEmails } from './security-emails.js';

/** The end of a subscription paid until `date`. */
interface SubscriptionEnd {
  name: string;
  date: string;
  /** Whether it ended because the renewal was never paid. */
  isUnpaid: boolean;
  url: string;
}

function endOf({ date, isUnpaid }: SubscriptionEnd): string {
  return isUnpaid
    ? `Your subscription was paid for until ${date}. The payment for the time after that never went through, so it has ended.`
    : `Your subscription ended on ${date}.`;
}

interface PasswordChange {
  name: string;
  /** Passkeys that ended with the old password; absent in emails stored by earlier versions. */
  endedPasskeys?: number;
  /** Whether the calendar's address ended too; absent in emails stored by earlier versions. */
  endedCalendar?: boolean;
  url: string;
}

/** A sign-in provider confirmed the address of an account that no one had confirmed before. */
interface PasswordEnd {
  provider: string;
  /** As in `PasswordChange`. */
  endedCalendar?: boolean;
  url: string;
}

const calendarEnded =
  'Your secret calendar address no longer works either. If a calendar app subscribes to your plans, get a new address on a release’s page.';

/**
 * Every email the product sends. Links use the configured public URL, never a request's host. Emails to an unverified
 * address contain no name.
 */
export const emails = {
  'reset-password': ({ name, url }: { name: string; url: string }): EmailText => ({
    subject: `Reset your ${appName} password`,
    name,
    paragraphs: ['You asked for a new password. Choose it here within the next 60 minutes. The link works once.'],
    action: { label: 'Choose a new password', url },
    notes: ["Didn't ask for this? You can ignore this email, and your password stays the same."],
  }),

  'verify-email': ({ url }: { url: string }): EmailText => ({
    subject: `Confirm your email address for ${appName}`,
    name: '',
    paragraphs: [
      'Confirm your address with one click. The link works once, for three days.',
      "If you open it on a device where you aren't signed in, you'll choose a new password to finish.",
    ],
    action: { label: 'Confirm my address', url },
    notes: [`Didn't sign up for ${appName}? You can ignore this email.`],
  }),

  'change-email': ({ url }: { url: string }): EmailText => ({
    subject: `Confirm your new email address for ${appName}`,
    name: '',
    paragraphs: [
      'You asked to use this address for your account. Confirm it within 24 hours and it replaces your current one.',
    ],
    action: { label: 'Use this address', url },
    notes: ["Didn't ask for this? You can ignore this email, and the account keeps its current address."],
  }),

  'email-change-asked': ({ name, newEmail, url }: { name: string; newEmail: string; url: string }): EmailText => ({
    subject: `Your ${appName} email address is about to change`,
    name,
    paragraphs: [
      `Someone who knows your password asked to change the address of your account to ${newEmail}. It changes once they open the link we emailed there.`,
    ],
    action: { label: "That wasn't me", url },
    notes: ['Was it you? You can ignore this email. If not, choose a new password now to stop the change.'],
  }),

  'email-changed': ({ name, newEmail }: { name: string; newEmail: string }): EmailText => ({
    subject: `Your ${appName} email address has changed`,
    name,
    paragraphs: [`Your account now has the address ${newEmail}. Use it to log in from now on.`],
    notes: ["Wasn't you? Reply to this email right away."],
  }),

  'password-changed': ({ name, endedPasskeys = 0, endedCalendar = false, url }: PasswordChange): EmailText => ({
    subject: `Your ${appName} password has changed`,
    name,
    paragraphs: [
      'Your password was changed just now, and every other device was signed out.',
      ...(endedPasskeys > 0
        ? ['Your passkeys no longer work either. You can add new ones under “Account and data”.']
        : []),
      ...(endedCalendar ? [calendarEnded] : []),
    ],
    action: { label: "That wasn't me", url },
    notes: ['Was it you? You can ignore this email.'],
  }),

  'password-ended': ({ provider, endedCalendar = false, url }: PasswordEnd): EmailText => ({
    subject: `You now sign in to ${appName} with ${provider}`,
    // The address is unverified, and the person who created the account entered the name.
    name: '',
    paragraphs: [
      `${provider} has confirmed that this address is yours, so you sign in with ${provider} from now on. Because no one had confirmed the address before, the account's old password no longer works, and every device that used it was signed out.`,
      ...(endedCalendar ? [calendarEnded] : []),
    ],
    action: { label: 'Set a new password', url },
    notes: [`You don't need one to sign in with ${provider}. Nothing else in the account has changed.`],
  }),

  'provider-linked': ({ name, provider, url }: { name: string; provider: string; url: string }): EmailText => ({
    subject: `You can now sign in to ${appName} with ${provider}`,
    name,
    paragraphs: [
      `Someone just signed in with a ${provider} account that has your email address, so ${provider} is now linked to your ${appName} account. Your password still works.`,
    ],
    action: { label: 'Check your devices', url },
    notes: [
      `Was it you? You can ignore this email. If not, change your password at ${provider} first, then reply to this email and we'll unlink it.`,
    ],
  }),

  'export-ready': ({ name, hours, url }: { name: string; hours: number; url: string }): EmailText => ({
    subject: `Your ${appName} data is ready`,
    name,
    paragraphs: [
      `The copy of your data you asked for is ready. Sign in to download it within the next ${hours} hours.`,
    ],
    action: { label: 'Open Account and data', url },
    notes: ["Didn't ask for this? Change your password now: someone else is signed in to your account."],
  }),

  'account-deleted': ({ name, code, url }: { name: string; code: string; url: string }): EmailText => ({
    subject: `Your ${appName} account is deleted`,
    name,
    paragraphs: [
      "Your account is gone, with your profile, your conversations and your files. If you had a subscription, it has ended, and you won't be charged again.",
      `Keep this as your receipt. The confirmation code is ${code}.`,
    ],
    action: { label: 'See the record', url },
    notes: [
      "Our payment provider keeps its records for as long as the law requires. You're welcome to sign up again at any time.",
    ],
  }),

  'facebook-unlinked': ({ name, url }: { name: string; url: string }): EmailText => ({
    subject: `You can no longer sign in to ${appName} with Facebook`,
    name,
    paragraphs: [
      'You asked Facebook to delete your data here. All we had from Facebook was the link between your two accounts, and it is gone. From now on, sign in another way.',
    ],
    action: { label: 'Open Account and data', url },
    notes: ['There you can also download your data or delete the account.'],
  }),

  'subscription-receipt': ({ name, amount, url }: { name: string; amount: string; url: string }): EmailText => ({
    subject: `Your ${appName} receipt`,
    name,
    paragraphs: [`We received your payment of ${amount}. Thank you. Your receipt is here whenever you need it.`],
    action: { label: 'See the receipt', url },
    notes: [],
  }),

  'payment-failed': ({ name, until, url }: { name: string; until: string; url: string }): EmailText => ({
    subject: `Your ${appName} payment did not go through`,
    name,
    paragraphs: [
      `We could not charge your card for the next period. You keep access until ${until}. Update your card by then and nothing is interrupted.`,
    ],
    action: { label: 'Update your card', url },
    notes: ['Your conversations stay where they are, whatever happens.'],
  }),

  'subscription-ends': ({ name, date, url }: { name: string; date: string; url: string }): EmailText => ({
    subject: `Your ${appName} subscription ends on ${date}`,
    name,
    paragraphs: [
      `You canceled your subscription. Everything works as before until ${date}, and you won't be charged again.`,
    ],
    action: { label: 'Keep the subscription', url },
    notes: ['Changed your mind? Until then, you can undo this under Subscription Details.'],
  }),

  'subscription-ended': (end: SubscriptionEnd): EmailText => ({
    subject: `Your ${appName} subscription has ended`,
    name: end.name,
    paragraphs: [`${endOf(end)} You won't be charged again.`],
    action: { label: 'Choose a plan again', url: end.url },
    notes: ['Your conversations are kept in case you come back.'],
  }),

  'support-request': (request: {
    artist: string;
    email: string;
    message: string;
    isPriority: boolean;
    days: number;
    id: string;
  }): EmailText => ({
    subject: `${request.isPriority ? '[Priority] ' : ''}Question from ${request.artist}`,
    name: 'team',
    paragraphs: [
      `${request.artist} (${request.email}) asks:`,
      ...request.message.split(/\n+/),
      `We promised an answer within ${request.days} working day${request.days === 1 ? '' : 's'}. Reply to ${request.email}.`,
    ],
    notes: [`Request ${request.id}`],
    replyTo: request.email,
  }),

  ...planEmails,

  ...securityEmails,
};

/** The data of each email. */
export type EmailData = { [Name in keyof typeof emails]: Parameters<(typeof emails)[Name]>[0] };
