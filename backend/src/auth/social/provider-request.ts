/** Time limit of one request to a provider. A sign-in makes two and must finish within 10 seconds. */
const timeoutMs = 4000;

type Headers = Record<string, string | number | string[] | undefined> | null;
type Callback = (error: { statusCode: number; data?: string } | Error | null, body?: string) => void;

/**
 * Sends a request to a provider with the signature of passport's OAuth client, whose own implementation has no time
 * limit. An unreadable body is reported as an error as well.
 */
export function requestProvider(
  method: string,
  url: string,
  headers: Headers,
  body: string | null,
  accessToken: string | null,
  callback: Callback,
): void {
  const target = new URL(url);
  if (accessToken) target.searchParams.set('access_token', accessToken);
  const sent = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  fetch(target, {
    method,
    headers: [...sent, ['accept', 'application/json']],
    body: body || null,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => {
      const text = await response.text();
      if (response.ok) callback(null, text);
      else callback({ statusCode: response.status, data: text });
    })
    .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
}
