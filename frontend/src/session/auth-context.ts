import type { LoginBody } from '@contract/auth/login.body';
import type { RegisterBody } from '@contract/auth/register.body';
import type { TwoFactorRequired } from '@contract/auth/two-factor';
import type { User } from '@contract/account/user';
import type { UseMutationResult } from '@tanstack/react-query';
import { createContext } from 'react';

export interface Auth {
  /** The signed-in artist, or null; also null while loading. */
  user: User | null;
  isLoading: boolean;
  /** Set if the first load of the user failed. */
  error: Error | null;
  /** The session ended without a logout: it was revoked or expired. */
  hasLostSession: boolean;
  /** Sets the user that another call signed in, or null after a logout. */
  adopt: (user: User | null) => Promise<void>;
  /** `twoFactorRequired`: not signed in until the second step. */
  loginMutation: UseMutationResult<User | TwoFactorRequired, Error, LoginBody>;
  registerMutation: UseMutationResult<User, Error, RegisterBody>;
  logoutMutation: UseMutationResult<void, Error, void>;
}

export const AuthContext = createContext<Auth | null>(null);
