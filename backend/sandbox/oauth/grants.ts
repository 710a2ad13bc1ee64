import { createHash, randomBytes } from 'node:crypto';

/** An account at a provider. */
export interface Person {
  /** Constant per account; derived from the first email address it was used with. */
  subject: string;
  name: string;
  /** `""` if the provider returns none. */
  email: string;
  isEmailVerified: boolean;
}

/** What the user agreed to on the consent page. */
export interface Grant {
  person: Person;
  clientId: string;
  redirectUri: string;
  /** PKCE: the request's S256 challenge, or undefined without one. */
  challenge: string | undefined;
}

/** An access token, and the secret of the app it was issued to. */
export interface Access {
  person: Person;
  clientSecret: string;
}

const codeLifeMs = 10 * 60_000;
const tokenLifeMs = 60 * 60_000;

/** A provider's single-use codes and access tokens. Kept in memory only. */
export class Grants {
  private readonly codes = new Map<string, Grant & { until: number }>();
  private readonly tokens = new Map<string, Access & { until: number }>();

  issueCode(grant: Grant): string {
    dropOld(this.codes);
    return put(this.codes, { ...grant, until: Date.now() + codeLifeMs });
  }

  /**
   * Uses up a code, even if the exchange fails. Returns its grant, or undefined if the code is used, expired or
   * unknown.
   */
  spendCode(code: string): Grant | undefined {
    const grant = this.codes.get(code);
    this.codes.delete(code);
    return grant && grant.until > Date.now() ? grant : undefined;
  }

  issueToken(access: Access): string {
    dropOld(this.tokens);
    return put(this.tokens, { ...access, until: Date.now() + tokenLifeMs });
  }

  findAccess(token: string): Access | undefined {
    const access = this.tokens.get(token);
    return access && access.until > Date.now() ? access : undefined;
  }
}

/** The S256 challenge of a PKCE verifier (RFC 7636). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function put<T>(held: Map<string, T>, value: T): string {
  const key = randomBytes(24).toString('base64url');
  held.set(key, value);
  return key;
}

function dropOld(held: Map<string, { until: number }>): void {
  for (const [key, { until }] of held) if (until <= Date.now()) held.delete(key);
}
