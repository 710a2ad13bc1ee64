/** The words of a proof for a date that the artist didn't state: the server compared it with the calendar. */
export const workedOut = {
  today: 'Worked out from today’s date',
  writtenOn: 'Worked out from the date this was written',
} as const;
