/** What is longer is a sentence, not a code. */
const longestCode = 20;

const sentences: Record<string, string> = {
  auth_failed: 'Authentication failed. Please check your credentials and try again.',
  invalid_credentials: 'The email or password you entered is incorrect.',
  session_expired: 'Your session has expired. Please log in again.',
};

/** What the banner says for the (already URL-decoded) `error` query parameter; undefined: no banner. */
export function bannerText(error: string | null): string | undefined {
  if (!error) return undefined;
  if (error.length > longestCode) return error;
  return Object.hasOwn(sentences, error)
    ? sentences[error]
    : 'An error occurred during authentication. Please try again.';
}
