/** Lengths in UTF-16 units and sizes in bytes, checked on both sides. */
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
  /** For new passwords. */
  newPasswordMin: 8,
  passwordMax: 200,
  songTitleMin: 2,
  songTitleMax: 120,
  /** 5MB, inclusive. */
  pictureMaxBytes: 5 * 1024 * 1024,
  chatTitleMax: 120,
  messageMax: 8000,
  /** Text of an attachment; a paste longer than a message becomes one. */
  attachmentMax: 60_000,
  /** A PDF, Word or text file to attach. */
  attachmentMaxBytes: 10 * 1024 * 1024,
  attachmentNameMax: 120,
  attachmentsPerMessage: 5,
  /** Attachments of an account. */
  attachmentsMax: 1000,
  searchMax: 200,
  supportMax: 4000,
  factMax: 500,
  factSubjectMax: 120,
  /** Kept facts of an artist. */
  factsMax: 500,
  /** Facts that wait for the artist to confirm them. */
  factProposalsMax: 100,
  factPage: 100,
  feedbackMax: 1000,
  documentTitleMax: 200,
  /** A document's markdown. */
  documentMax: 20_000,
  /** Documents per account. */
  documentsMax: 500,
  /** Versions kept per document: the first and the newest ones. */
  documentVersionsMax: 100,
  /** Length of one confirmed claim, and confirmed claims per document. */
  confirmedMax: 3000,
  confirmationsMax: 200,
  /** Default page size of documents. */
  documentPageDefault: 20,
  releaseTitleMax: 120,
  /** Releases, tours and times between of an account. */
  releasesMax: 200,
  /** Nights of a tour. */
  showsMax: 40,
  taskTitleMax: 200,
  /** Tasks of a release. */
  tasksMax: 250,
  /** Contacts of an account. */
  contactsMax: 5000,
  contactNoteMax: 2000,
  /** A CSV file of contacts. */
  importMaxBytes: 2 * 1024 * 1024,
  firstLineMax: 500,
  /** Pitches that may be sent in a day: more is a mailing. */
  pitchesPerDay: 30,
  /** Pitches of an account. */
  pitchesMax: 20_000,
  /** Releases, contacts or pitches that one page answers, unless the caller asks for another number. */
  listPageDefault: 100,
  /** Default page size of messages. */
  messagePageDefault: 100,
  messagePageMax: 200,
} as const;

/** The guest message count at which the trial is used up. */
export const guestMessageLimit = 4;

/** Guest messages answered by the assistant; the next one gets a closing reply. */
export const guestFreeMessages = guestMessageLimit - 1;

/** Delay of the sign-up dialog after the closing reply, so the guest can read it. */
export const signUpDelayMs = 3000;

/** Pieces of a reply are batched for this long before they are sent, in milliseconds. */
export const gatherWindowMs = 33;

/** Days of access after a failed renewal. */
export const gracePeriodDays = 3;

/** How many minutes a previewed switch price is valid. */
export const previewMinutes = 15;

/** Number and interval of subscription checks after checkout. */
export const verifyAttempts = 5;
export const verifyIntervalMs = 2000;
