/** The jobs of the mail queue that write a secret link: each names an account, and makes the secret when it runs. */
export const resetPasswordJob = 'reset-password';
export const verifyEmailJob = 'verify-email';
export const changeEmailJob = 'change-email';

export interface ResetPasswordJob {
  /** As somebody typed it; it may belong to nobody. */
  email: string;
}

export interface VerifyEmailJob {
  userId: string;
}

export interface ChangeEmailJob {
  userId: string;
  /** The one that the account is to have. */
  email: string;
}
