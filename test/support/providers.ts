import type { SocialProvider } from '../../contract/config.js';
import type { Answer, Client } from './client.js';

/** What somebody does on the provider's page. */
export interface Decision {
  decision: 'continue' | 'unverified' | 'deny';
  name: string;
  email: string;
}

/** A way to a provider that has begun: where the browser was sent, and the cookie that it was given. */
export interface Departure {
  answer: Answer;
  to: URL;
  cookie: string;
}

/** Begins to sign in. */
export async function depart(client: Client, provider: SocialProvider, query = ''): Promise<Departure> {
  const answer = await client.get(`/api/auth/${provider}${query}`);
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { answer, to: new URL(answer.headers.get('location') ?? '', client.url), cookie };
}

/** Decides on the provider's page, which the product passes on. Answers the address that it sends the browser back to. */
export async function decide(client: Client, { to }: Departure, decision: Decision): Promise<URL> {
  const response = await fetch(client.url + to.pathname + to.search, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...decision }),
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`Deciding answered ${response.status}: ${await response.text()}`);
  return new URL(location);
}

/** Comes back to the product with the cookies of a departure. */
export function comeBack(client: Client, back: URL, cookie: string): Promise<Answer> {
  return client.call('GET', back.pathname + back.search, undefined, { cookie });
}

/** The whole way. Answers what the product answered at its end; the client is signed in if it was let in. */
export async function signInWith(
  client: Client,
  provider: SocialProvider,
  decision: Decision,
  query = '',
): Promise<Answer> {
  const departure = await depart(client, provider, query);
  return comeBack(client, await decide(client, departure, decision), departure.cookie);
}
