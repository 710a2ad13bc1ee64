import { appName } from '../../../contract/app.js';
import type { Letter } from './letter.js';

/** Every letter that the product writes. Addresses in them begin with the configured public one, never a request's. */
export const letters = {
  'reset-password': ({ name, url }: { name: string; url: string }): Letter => ({
    subject: `Reset your ${appName} password`,
    name,
    paragraphs: ['You asked for a new password. Choose it here within the next 60 minutes. The link works once.'],
    action: { label: 'Choose a new password', url },
    notes: ['You did not ask for this? Then there is nothing to do: your password stays as it is.'],
  }),

  'verify-email': ({ name, url }: { name: string; url: string }): Letter => ({
    subject: `Confirm your email address for ${appName}`,
    name,
    paragraphs: ['One press, and we know that this address is yours. The link works for three days.'],
    action: { label: 'Confirm my address', url },
    notes: [`You have no account with ${appName}? Then somebody mistyped their address. Please ignore this mail.`],
  }),

  'change-email': ({ name, url }: { name: string; url: string }): Letter => ({
    subject: `Confirm your new email address for ${appName}`,
    name,
    paragraphs: [
      'You asked to use this address for your account. It takes effect when you confirm it, within the next 24 hours.',
    ],
    action: { label: 'Use this address', url },
    notes: ['You did not ask for this? Then there is nothing to do: the account keeps the address it has.'],
  }),

  'email-change-asked': ({ name, newEmail, url }: { name: string; newEmail: string; url: string }): Letter => ({
    subject: `Your ${appName} email address is about to change`,
    name,
    paragraphs: [
      `Somebody who knows your password asked to change the address of your account to ${newEmail}. It changes when they open the link that we mailed there.`,
    ],
    action: { label: 'That was not me', url },
    notes: ['That was you? Then there is nothing to do here. If not, choose a new password now: it stops the change.'],
  }),

  'email-changed': ({ name, newEmail }: { name: string; newEmail: string }): Letter => ({
    subject: `Your ${appName} email address has changed`,
    name,
    paragraphs: [`Your account now has the address ${newEmail}. You log in with it from now on.`],
    notes: [`You did not do this? Then write to us at once by answering this mail.`],
  }),

  'password-changed': ({ name, url }: { name: string; url: string }): Letter => ({
    subject: `Your ${appName} password has changed`,
    name,
    paragraphs: ['Your password was changed just now, and every other device was signed out.'],
    action: { label: 'That was not me', url },
    notes: ['That was you? Then there is nothing to do.'],
  }),
};

/** What each letter has to be told. */
export type LetterData = { [Name in keyof typeof letters]: Parameters<(typeof letters)[Name]>[0] };
