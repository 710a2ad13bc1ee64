import type { LoginBody } from '@contract/login.body';
import type { RegisterBody } from '@contract/register.body';
import type { User } from '@contract/user';
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
  loginMutation: UseMutationResult<User, Error, LoginBody>;
  registerMutation: UseMutationResult<User, Error, RegisterBody>;
  logoutMutation: UseMutationResult<void, Error, void>;
}

export const AuthContext = createContext<Auth | null>(null);
