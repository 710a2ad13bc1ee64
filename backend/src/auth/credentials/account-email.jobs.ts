import { emailJob } from '../../mail/mail.jobs.js';

export interface ResetPasswordJob {
  /** As typed; it may have no account. */
  email: string;
  isFromOwner?: boolean;
}

export interface VerifyEmailJob {
  userId: string;
}

export interface ChangeEmailJob {
  userId: string;
  /** The new address. */
  email: string;
}

/** Link email jobs queued by servers of the previous release during a deploy. New ones are rows of the outbox. */
export const resetPasswordJob = emailJob<ResetPasswordJob>('reset-password', ({ email }) => email);
export const verifyEmailJob = emailJob<VerifyEmailJob>('verify-email', ({ userId }) => userId);
export const changeEmailJob = emailJob<ChangeEmailJob>(
  'change-email',
  ({ userId, email }) => `${userId}:${email.toLowerCase()}`,
);
