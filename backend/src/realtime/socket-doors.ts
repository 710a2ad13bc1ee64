import { Injectable } from '@nestjs/common';

/** Answers the owner id behind a `Cookie` header, or null. */
type Door = (cookieHeader: string | undefined) => Promise<string | null>;

/** Ways into a socket beside the session's. A module that knows visitors without an account adds its own. */
@Injectable()
export class SocketDoors {
  private readonly doors: Door[] = [];

  add(door: Door): void {
    this.doors.push(door);
  }

  /** Whose socket a visitor's cookies open, or null when no door knows them. */
  async findOwner(cookieHeader: string | undefined): Promise<string | null> {
    for (const door of this.doors) {
      const ownerId = await door(cookieHeader);
      if (ownerId !== null) return ownerId;
    }
    return null;
  }
}
