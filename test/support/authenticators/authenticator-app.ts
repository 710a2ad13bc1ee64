import { jest } from '@jest/globals';
import { generate } from 'otplib';
import { Clock } from '../../../backend/src/common/clock.js';
import type { RecoveryCodes, TwoFactorSetup } from '../../../contract/auth/two-factor.js';
import type { TestApp } from '../app.js';
import type { Client } from '../client.js';

const step = 30_000;

/** An artist's authenticator app, with control of the server's clock, so a test needn't wait 30 seconds for the next code. */
export class AuthenticatorApp {
  private now = Date.now();

  constructor(app: TestApp) {
    jest.spyOn(app.nest.get(Clock), 'now').mockImplementation(() => new Date(this.now));
  }

  /** The current code, or the one this many steps from now. */
  code(secret: string, steps = 0): Promise<string> {
    return generate({ secret, epoch: Math.floor((this.now + steps * step) / 1000) });
  }

  /** Waits for the next code and returns it. */
  nextCode(secret: string): Promise<string> {
    this.now += step;
    return this.code(secret);
  }

  /** Turns on two-step verification for an artist who has just signed in. Marks their address as verified. */
  async turnOn(artist: Client, app: TestApp): Promise<{ secret: string; codes: string[] }> {
    const { id } = (await artist.get<{ id: string }>('/api/user')).body;
    await app.database.query('UPDATE users SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1', [
      id,
    ]);
    const setup = await artist.post<TwoFactorSetup>('/api/account/two-factor/setup');
    const { secret } = setup.body;
    const confirmed = await artist.post<RecoveryCodes>('/api/account/two-factor/confirm', {
      code: await this.nextCode(secret),
    });
    if (confirmed.status !== 200) throw new Error(`Turning it on returned ${setup.text} and ${confirmed.text}`);
    return { secret, codes: confirmed.body.codes };
  }
}
