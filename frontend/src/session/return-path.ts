import { storage } from '@/lib/storage';

const key = 'afterSignIn';

/** The only screen that asks users to sign in again and return. Never taken from the URL. */
const accountPath = '/account';

/** Makes the next sign-in return to the account page. */
export function rememberReturn(): void {
  storage.write(key, accountPath);
}

/** Where the next sign-in returns to, or null for the default. */
export function readReturnPath(): string | null {
  return storage.read(key) === accountPath ? accountPath : null;
}

/** The next sign-in goes to the default screen. */
export function forgetReturn(): void {
  storage.remove(key);
}
