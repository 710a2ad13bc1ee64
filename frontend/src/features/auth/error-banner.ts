/** Longer values are sentences, not codes (SPEC.md section 8). */
const longestCode = 20;

const sentences: Record<string, string> = {
  auth_failed: 'Authentication failed. Please check your credentials and try again.',
  invalid_credentials: 'The email or password you entered is incorrect.',
  session_expired: 'Your session has expired. Please log in again.',
};

/** The banner's text for the URL-decoded `error` query parameter; undefined without one. */
export function bannerText(error: string | null): string | undefined {
  if (!error) return undefined;
  if (error.length > longestCode) return error;
  return Object.hasOwn(sentences, error)
    ? sentences[error]
    : 'An error occurred during authentication. Please try again.';
}
