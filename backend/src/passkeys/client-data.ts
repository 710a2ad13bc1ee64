/** Reads the challenge from `clientDataJSON`, which isn't verified yet. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    > | null;
    const challenge = data?.['challenge'];
    // Only pages framed by another origin set this, and ours can't be framed.
    if (data?.['crossOrigin'] === true) return null;
    return typeof challenge === 'string' && /^[\w-]{20,100}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
