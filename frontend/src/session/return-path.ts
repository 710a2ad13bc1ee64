import { storage } from '@/lib/storage';

const key = 'afterSignIn';

/** The one screen that sends somebody away to sign in and wants them back. Nothing in an address can name another. */
const accountPath = '/account';

/** Notes that the next sign-in leads back to the account. */
export function rememberReturn(): void {
  storage.write(key, accountPath);
}

/** Where a sign-in leads that was asked for on the way, or null. */
export function readReturnPath(): string | null {
  return storage.read(key) === accountPath ? accountPath : null;
}

/** Whoever comes next goes where everybody goes. */
export function forgetReturn(): void {
  storage.remove(key);
}
