import { createHash, randomBytes } from 'node:crypto';

/** Somebody with an account at a provider. */
export interface Person {
  /** Never changes for an account; here it follows from the address that the account was first shown with. */
  subject: string;
  name: string;
  /** `""` where the provider hands out none. */
  email: string;
  isEmailVerified: boolean;
}

/** What somebody agreed to on the provider's page. */
export interface Grant {
  person: Person;
  clientId: string;
  redirectUri: string;
  /** PKCE: the S256 challenge of the request, or undefined for one without. */
  challenge: string | undefined;
}

/** An access token, and the secret of the application that it was given to. */
export interface Access {
  person: Person;
  clientSecret: string;
}

const codeLifeMs = 10 * 60_000;
const tokenLifeMs = 60 * 60_000;

/** A provider's codes, each good for one try, and access tokens. They are gone when the sandbox ends. */
export class Grants {
  private readonly codes = new Map<string, Grant & { until: number }>();
  private readonly tokens = new Map<string, Access & { until: number }>();

  issueCode(grant: Grant): string {
    dropOld(this.codes);
    return put(this.codes, { ...grant, until: Date.now() + codeLifeMs });
  }

  /** Spends a code, whatever comes of it. Answers what it was for, or undefined when it is spent, old or made up. */
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
