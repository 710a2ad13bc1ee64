/** Reads the challenge in `clientDataJSON`, which nothing has proven yet. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    > | null;
    const challenge = data?.['challenge'];
    // Only pages that another origin frames set this, and no one may frame ours.
    if (data?.['crossOrigin'] === true) return null;
    return typeof challenge === 'string' && /^[\w-]{20,100}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
