import type { SocialProvider } from '../../contract/config.js';
import type { Answer, Client } from './client.js';

/** What the visitor does on the provider's page. */
export interface Decision {
  decision: 'continue' | 'unverified' | 'deny';
  name: string;
  email: string;
}

/** A sign-in that was started: where the browser was sent, and the cookie it got. */
export interface Departure {
  answer: Answer;
  to: URL;
  cookie: string;
}

/** Starts a sign-in. */
export async function depart(client: Client, provider: SocialProvider, query = ''): Promise<Departure> {
  const answer = await client.get(`/api/auth/${provider}${query}`);
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { answer, to: new URL(answer.headers.get('location') ?? '', client.url), cookie };
}

/** Submits the provider's page. @returns the URL it sends the browser back to */
export async function decide(client: Client, { to }: Departure, decision: Decision): Promise<URL> {
  const response = await fetch(client.url + to.pathname + to.search, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...decision }),
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`Deciding returned ${response.status}: ${await response.text()}`);
  return new URL(location);
}

/** Returns to the product with the cookie of a started sign-in. */
export function comeBack(client: Client, back: URL, cookie: string): Promise<Answer> {
  return client.call('GET', back.pathname + back.search, undefined, { cookie });
}

/** Signs in from start to end. @returns the product's last response; the client is signed in if it was accepted */
export async function signInWith(
  client: Client,
  provider: SocialProvider,
  decision: Decision,
  query = '',
): Promise<Answer> {
  const departure = await depart(client, provider, query);
  return comeBack(client, await decide(client, departure, decision), departure.cookie);
}
