/** How far the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0;

/** Reads the server's time from a response that was just received. The `Date` header has whole seconds. */
export function readServerClock(response: Response): void {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(date)) return;
  const ahead = date + 500 - Date.now();
  // Ignore differences below the header's precision plus the response time.
  aheadMs = Math.abs(ahead) < 2000 ? 0 : ahead;
}

/** The server's time, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
