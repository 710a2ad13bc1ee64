import { randomInt } from 'node:crypto';
import type { TestApp } from '../app.js';
import { type Answer, Client } from '../client.js';

/** A separate address for each caller, because rate limits count by network. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** A browser in its own network. */
export class DistantClient extends Client {
  private readonly address = randomAddress();

  constructor(app: TestApp) {
    super(app.url, app.database, { origin: new URL(app.env.publicUrl).origin });
  }

  override call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return super.call<T>(method, path, body, { 'x-forwarded-for': this.address, ...headers });
  }

  /** @throws Error unless the response is a success */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} returned ${answer.status}: ${answer.text}`);
    return answer.body;
  }
}
