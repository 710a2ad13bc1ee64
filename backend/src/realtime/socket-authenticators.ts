import { Injectable } from '@nestjs/common';

/** Answers the owner id behind a `Cookie` header, or null. */
type Authenticator = (cookieHeader: string | undefined) => Promise<string | null>;

/** Ways into a socket beside the session's. A module that knows visitors without an account adds its own. */
@Injectable()
export class SocketAuthenticators {
  private readonly authenticators: Authenticator[] = [];

  add(authenticator: Authenticator): void {
    this.authenticators.push(authenticator);
  }

  /** Whose socket a visitor's cookies open, or null when nobody knows them. */
  async findOwner(cookieHeader: string | undefined): Promise<string | null> {
    for (const authenticate of this.authenticators) {
      const ownerId = await authenticate(cookieHeader);
      if (ownerId !== null) return ownerId;
    }
    return null;
  }
}
