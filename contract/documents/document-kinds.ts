/** The kinds of documents. `other` has no rules: it is for drafts from chats that don't fit any kind. */
export const documentKinds = [
  'press_release',
  'gig_announcement',
  'tour_announcement',
  'blog_pitch',
  'radio_pitch',
  'spotify_pitch',
  'follow_up',
  'bio_line',
  'bio_50',
  'bio_100',
  'bio_250',
  'crisis_statement',
  'captions',
  'interview_notes',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
