import { appName } from '../../../contract/app.js';
import type { EmailText } from './email.js';

/** Data for every notice about an account's credentials. `url` leads to the account page. */
interface Notice {
  name: string;
  url: string;
}

/** What to do if someone else made the change. */
const notYou = "Wasn't you? Change your password now, then check your devices and passkeys on the same page.";

/** What to do if the change may have locked the owner out. */
const lockedOut = "Wasn't you? Reply to this email right away, and we'll help you back in.";

/** Emails about two-step verification and passkeys. `device` is a name like "Firefox on Android", from a fixed list. */
export const securityEmails = {
  'two-factor-on': ({ name, url }: Notice): EmailText => ({
    subject: `Two-step verification is on for your ${appName} account`,
    name,
    paragraphs: [
      'From now on, signing in also asks for a code from your authenticator app, unless you use a passkey. All other devices were signed out.',
      'Keep your recovery codes somewhere safe. If you lose your phone, they let you back in.',
    ],
    action: { label: 'Open your account', url },
    notes: [lockedOut],
  }),

  'two-factor-off': ({ name, url }: Notice): EmailText => ({
    subject: `Two-step verification is off for your ${appName} account`,
    name,
    paragraphs: ['Signing in no longer asks for a code, and your recovery codes no longer work.'],
    action: { label: 'Open your account', url },
    notes: [notYou],
  }),

  'recovery-code-used': ({ name, left, url }: Notice & { left: number }): EmailText => ({
    subject: `A recovery code was used for your ${appName} account`,
    name,
    paragraphs: [
      `Someone used one of your recovery codes. ${left === 0 ? 'None are' : left === 1 ? 'One is' : `${left} are`} left.`,
      'You can get ten new codes at any time.',
    ],
    action: { label: 'Get new codes', url },
    notes: [notYou],
  }),

  'recovery-codes-renewed': ({ name, url }: Notice): EmailText => ({
    subject: `New recovery codes for your ${appName} account`,
    name,
    paragraphs: ['You have ten new recovery codes. The old ones no longer work.'],
    action: { label: 'Open your account', url },
    notes: [notYou],
  }),

  'passkey-added': ({ name, device, url }: Notice & { device: string }): EmailText => ({
    subject: `A passkey was added to your ${appName} account`,
    name,
    paragraphs: [`You can now sign in with a passkey. It was added in this browser: ${device}.`],
    action: { label: 'Check your passkeys', url },
    notes: ["Wasn't you? Remove the passkey and change your password now, on the same page."],
  }),

  'passkey-removed': ({ name, device, url }: Notice & { device: string }): EmailText => ({
    subject: `A passkey was removed from your ${appName} account`,
    name,
    paragraphs: [`One of your passkeys no longer signs you in. It was removed in this browser: ${device}.`],
    action: { label: 'Check your passkeys', url },
    notes: [notYou],
  }),
};
