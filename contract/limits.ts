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
  /** Applies to new passwords only. */
  newPasswordMin: 8,
  passwordMax: 200,
  songTitleMin: 2,
  songTitleMax: 120,
  /** 5MB, inclusive. */
  pictureMaxBytes: 5 * 1024 * 1024,
  chatTitleMax: 120,
  messageMax: 8000,
  /** The text of an attachment. A paste that is longer than a message becomes an attachment. */
  attachmentMax: 60_000,
  /** A PDF, Word or text file to attach. */
  attachmentMaxBytes: 10 * 1024 * 1024,
  attachmentNameMax: 120,
  attachmentsPerMessage: 5,
  /** Attachments per account. */
  attachmentsMax: 1000,
  searchMax: 200,
  supportMax: 4000,
  factMax: 500,
  factSubjectMax: 120,
  /** Kept facts per account. */
  factsMax: 500,
  /** Facts waiting for the artist to confirm them. */
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
  /** Length of a confirmed claim, and number of confirmed claims per document. */
  confirmedMax: 3000,
  confirmationsMax: 200,
  /** Default page size of documents. */
  documentPageDefault: 20,
  releaseTitleMax: 120,
  /** Hours that an artist can plan for PR. */
  hoursPerWeekMax: 60,
  /** Releases, tours and times between releases per account. */
  releasesMax: 200,
  /** Nights per tour. */
  showsMax: 40,
  taskTitleMax: 200,
  /** Tasks per release. */
  tasksMax: 250,
  /** Contacts per account. */
  contactsMax: 5000,
  contactNoteMax: 2000,
  /** Size of a CSV file of contacts. */
  importMaxBytes: 2 * 1024 * 1024,
  firstLineMax: 500,
  /** Pitches sent per day: more would be a mailing. */
  pitchesPerDay: 30,
  /** Pitches per account. */
  pitchesMax: 20_000,
  /** Default page size of releases, contacts and pitches. */
  listPageDefault: 100,
  /** Default page size of messages. */
  messagePageDefault: 100,
  messagePageMax: 200,
} as const;

/** The guest message count at which the trial is used up. */
export const guestMessageLimit = 4;

/** Guest messages that the assistant answers; the next one gets a closing reply. */
export const guestFreeMessages = guestMessageLimit - 1;

/** Delay of the sign-up dialog after the closing reply, so the guest can read it. */
export const signUpDelayMs = 3000;

/** How long pieces of a reply are batched before they are sent, in milliseconds. */
export const gatherWindowMs = 33;

/** Days of access after a failed renewal. */
export const gracePeriodDays = 3;

/** How many minutes a previewed switch price is valid. */
export const previewMinutes = 15;

/** Number and interval of subscription checks after checkout. */
export const verifyAttempts = 5;
export const verifyIntervalMs = 2000;
