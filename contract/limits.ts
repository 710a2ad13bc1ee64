/** Lengths in UTF-16 units and sizes in bytes that both sides check. */
export const limits = {
  nameMin: 2,
  nameMax: 120,
  genreMin: 2,
  genreMax: 120,
  locationMin: 2,
  locationMax: 120,
  linkMax: 2048,
  emailMax: 254,
  passwordMin: 6,
  /** For a password that takes the place of another one. */
  newPasswordMin: 8,
  passwordMax: 200,
  songTitleMin: 2,
  songTitleMax: 120,
  /** 5MB; exactly as many are still taken. */
  pictureMaxBytes: 5 * 1024 * 1024,
  chatTitleMax: 120,
  messageMax: 8000,
  searchMax: 200,
  noteMax: 500,
  supportMax: 4000,
  /** What an artist may have kept in mind. */
  notesMax: 100,
  feedbackMax: 1000,
  documentTitleMax: 200,
  /** A document's markdown. */
  documentMax: 20_000,
  /** Documents of an account. */
  documentsMax: 500,
  /** Versions that a document keeps: its first one and the newest. */
  documentVersionsMax: 100,
  /** One thing that an artist confirms in a document, and how many there may be. */
  confirmedMax: 3000,
  confirmationsMax: 200,
  /** Documents that one page answers, unless the caller asks for another number. */
  documentPageDefault: 20,
  /** Messages that one page of a chat's history answers, unless the caller asks for another number. */
  messagePageDefault: 100,
  messagePageMax: 200,
} as const;

/** The count of guest messages at which the trial counts as used up. */
export const guestMessageLimit = 4;

/** Messages of a guest that the assistant answers; the next one gets a closing reply. */
export const guestFreeMessages = guestMessageLimit - 1;

/** How long the browser lets a guest read the closing reply before it asks them to sign up. */
export const signUpDelayMs = 3000;

/** How long a piece of a reply may wait for others before it is sent, in milliseconds. */
export const gatherWindowMs = 33;

/** How long a failed renewal keeps access after the paid time's end. */
export const gracePeriodDays = 3;

/** How long the price of a switch holds after it was shown, in minutes. */
export const previewMinutes = 15;

/** After checkout: how often and how far apart the browser asks whether the subscription is active. */
export const verifyAttempts = 5;
export const verifyIntervalMs = 2000;
