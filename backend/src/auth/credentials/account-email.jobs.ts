import { emailJob } from '../../mail/mail.jobs.js';

export interface ResetPasswordJob {
  /** As somebody typed it; it may belong to nobody. */
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

/** These jobs issue a secret link and send it. */
export const resetPasswordJob = emailJob<ResetPasswordJob>('reset-password', ({ email }) => email);
export const verifyEmailJob = emailJob<VerifyEmailJob>('verify-email', ({ userId }) => userId);
export const changeEmailJob = emailJob<ChangeEmailJob>(
  'change-email',
  ({ userId, email }) => `${userId}:${email.toLowerCase()}`,
);
