import { emailJob } from '../../mail/mail.jobs.js';

export interface ResetPasswordJob {
  /** As typed; it may have no account. */
  email: string;
}

export interface VerifyEmailJob {
  userId: string;
}

export interface ChangeEmailJob {
  userId: string;
  /** The address that the account is to have. */
  email: string;
}

/**
 * Link emails as servers of the previous release queue them while they are being replaced. New ones are rows of the outbox.
 */
export const resetPasswordJob = emailJob<ResetPasswordJob>('reset-password', ({ email }) => email);
export const verifyEmailJob = emailJob<VerifyEmailJob>('verify-email', ({ userId }) => userId);
export const changeEmailJob = emailJob<ChangeEmailJob>(
  'change-email',
  ({ userId, email }) => `${userId}:${email.toLowerCase()}`,
);
