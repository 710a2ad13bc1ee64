import { Injectable } from '@nestjs/common';

/** Returns the owner id for a `Cookie` header, or null. */
type Authenticator = (cookieHeader: string | undefined) => Promise<string | null>;

/** Ways to authenticate a socket other than a session. The guest module registers its own. */
@Injectable()
export class SocketAuthenticators {
  private readonly authenticators: Authenticator[] = [];

  add(authenticator: Authenticator): void {
    this.authenticators.push(authenticator);
  }

  /** The owner id for a visitor's cookies, or null. */
  async findOwner(cookieHeader: string | undefined): Promise<string | null> {
    for (const authenticate of this.authenticators) {
      const ownerId = await authenticate(cookieHeader);
      if (ownerId !== null) return ownerId;
    }
    return null;
  }
}
