const guestPrefix = 'guest:';

/** The owner id of a guest. An account’s owner id is its id. */
export const guestOwnerId = (guestId: number): string => `${guestPrefix}${guestId}`;

export const isGuestOwner = (ownerId: string): boolean => ownerId.startsWith(guestPrefix);

/** The columns of a row that identify its owner. */
export function ownerColumns(ownerId: string): { userId: string | null; guestId: number | null } {
  return isGuestOwner(ownerId)
    ? { userId: null, guestId: Number(ownerId.slice(guestPrefix.length)) }
    : { userId: ownerId, guestId: null };
}
