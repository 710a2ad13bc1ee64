const guestPrefix = 'guest:';

/** The owner id of a guest; an account's owner id is the account's id. */
export const guestOwnerId = (guestId: number): string => `${guestPrefix}${guestId}`;

export const isGuestOwner = (ownerId: string): boolean => ownerId.startsWith(guestPrefix);

/** The columns of a row that say who owns it. */
export function ownerColumns(ownerId: string): { userId: string | null; guestId: number | null } {
  return isGuestOwner(ownerId)
    ? { userId: null, guestId: Number(ownerId.slice(guestPrefix.length)) }
    : { userId: ownerId, guestId: null };
}
