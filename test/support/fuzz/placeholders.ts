/**
 * Requests are generated before the accounts they use exist, so they contain placeholders such as `$chat`. `world.ts` fills them in when a
 * request is sent. `$other.chat` is the same thing in another account.
 */
export const ownIds = [
  '$chat',
  '$message',
  '$reply',
  '$media',
  '$video',
  '$fact',
  '$attachment',
  '$session',
  '$sheet',
  '$document',
  '$release',
  '$contact',
  '$pitch',
  '$export',
] as const;

export const othersIds = ownIds.map((id) => id.replace('$', '$other.'));

/** Placeholders for a path parameter, so some requests get past the 404. */
export function pathPlaceholders(name: string, path: string): string[] {
  const ending = path.split('/').at(-1) ?? '';
  if (path.startsWith('/api/shared-documents')) return ['$documentShare'];
  if (path.includes('/sheets/')) return name === 'token' ? ['$other.sheetShare'] : ['$other.sharedSheet'];
  if (path.startsWith('/api/documents')) return name === 'version' ? ['1'] : ['$document'];
  if (ending === 'announcements') return ['$tour'];
  if (path.startsWith('/api/releases'))
    return name === 'taskId' ? ['$task'] : name === 'changeId' ? ['$random'] : ['$release'];
  if (path.startsWith('/api/contacts')) return ['$contact'];
  if (ending === 'follow-up') return ['$duePitch'];
  if (path.startsWith('/api/pitches')) return ['$pitch'];
  if (path.startsWith('/api/reminders')) return ['$reminderSecret'];
  // The other account's, because the subscriber's requests regenerate their own feed.
  if (name === 'secret') return ['$random', '$other.calendar'];
  if (ending === 'retry') return name === 'replyId' ? ['$stoppedReply'] : ['$stoppedChat'];
  if (ending === 'continue') return name === 'id' || name === 'chatId' ? ['$cutChat'] : ['$cutReply'];
  if (ending === 'edit') return name === 'id' ? ['$editedChat'] : ['$editedMessage'];
  if (ending === 'branch') return ['$branchedChat'];
  if (ending === 'regenerate') return name === 'id' ? ['$doneChat'] : ['$doneReply'];
  if (ending === 'restore') return ['$removedMedia'];
  if (ending === 'thumbnail') return ['$video', '$media'];
  if (name === 'chatId' || (name === 'id' && path.startsWith('/api/chats'))) return ['$chat'];
  if (name === 'messageId') return ['$reply'];
  if (name === 'replyId') return ['$reply'];
  if (name === 'token') return ['$share'];
  if (name === 'code') return ['$deletion'];
  if (path.startsWith('/api/attachments')) return ['$attachment'];
  if (path.startsWith('/api/media')) return ['$media', '$video'];
  if (path.startsWith('/api/facts')) return ['$fact'];
  if (path.startsWith('/api/sessions')) return ['$session'];
  if (path.startsWith('/api/one-sheets')) return ['$sheet'];
  if (path.startsWith('/api/pictures')) return ['$pictureId'];
  if (path.startsWith('/api/account/export')) return ['$export'];
  return ['$random'];
}

/** Valid values for fields whose schema doesn't say enough, by name. */
const fields: Record<string, readonly unknown[]> = {
  email: ['$email', '$newEmail'],
  password: ['$password'],
  currentPassword: ['$password', 'wrong horse'],
  newPassword: ['$password'],
  code: ['$totp', '$recoveryCode', '123456'],
  message: ['What does a press kit need?', '[sandbox:cut] Tell me everything', 'When do I pitch? 🎤'],
  clientMessageId: [undefined, '$random'],
  attachmentIds: [undefined, [], ['$attachment'], ['$other.attachment'], ['$random']],
  messageId: ['$message', '$reply'],
  photoId: ['$media', 'profile', null],
  coverId: ['$media', null],
  token: ['$random'],
  signed_request: ['$signedRequest'],
  profilePictureUrl: ['', '$picture', '/api/pictures/$other.pictureId'],
  guestUserId: [1, 2, 3],
  planId: ['monthly', 'yearly'],
  priceId: ['price_sandbox_monthly', 'price_sandbox_yearly'],
  sessionId: ['$checkout', null, 'cs_test_unknown'],
  baseNumber: [1, 2],
  baseVersion: [1, 2, 3],
  timeZone: ['Europe/London', 'Mars/Olympus', ''],
};

const fieldsByPath: Record<string, Record<string, readonly unknown[]>> = {
  '/api/account/two-factor/confirm': { code: ['$totp'] },
  '/api/account/two-factor/disable': { currentPassword: ['$password'], code: [undefined] },
  '/api/account/two-factor/recovery-codes': { currentPassword: ['$password'], code: [undefined] },
  '/api/login/two-factor': { code: ['$recoveryCode'] },
  '/api/register': { email: ['$newEmail'] },
  '/api/account/email': { email: ['$newEmail'] },
  '/api/reset-password': { email: ['$other.email'], token: ['$other.resetToken'] },
  '/api/verify-reset-token': { email: ['$other.email'], token: ['$other.resetToken'] },
  '/api/verify-email': { token: ['$verifyToken'], newPassword: ['$password'] },
  '/api/attachments/text': { id: ['$random', '$attachment'] },
  '/api/attachments/media': { id: ['$random', '$attachment'], mediaId: ['$media', '$video'] },
  '/api/attachments/file': { id: ['$random'] },
  '/api/contacts': { id: [undefined, '$random'], url: ['', 'https://zine.example/'] },
  '/api/contacts/merge': {
    ids: [
      ['$contact', '$twinContact'],
      ['$contact', '$random'],
    ],
  },
  '/api/pitches': { contactId: ['$contact'], documentId: ['$document'] },
  '/api/pitches/batch': { documentId: ['$document'], people: [[{ contactId: '$contact' }]] },
  '/api/releases': { id: [undefined, '$random'], date: ['2027-01-29', null, '2027-02-29'] },
  '/api/releases/{id}': {
    date: ['2027-02-12', null],
    version: [undefined, 1],
    listenLink: ['', 'https://song.example/'],
  },
  '/api/releases/{id}/tasks': { id: [undefined, '$random'], due: ['2027-01-04', '4 January'] },
  '/api/releases/{id}/tasks/{taskId}': { due: ['2027-01-05', undefined], version: [undefined, 1] },
  '/api/documents': { id: [undefined, '$random'], chatId: [undefined, '$chat'] },
  '/api/documents/{id}/restore': { version: [1] },
  '/api/shared/{token}': { before: [undefined, undefined, '$random.1234567890123456789012'], limit: [undefined, 20] },
  '/api/chats/{id}/branch': { messageId: ['$branchedReply'] },
  '/api/transfer-guest-chats': { guestUserId: ['$guestUser', 1] },
};

/** Values to try for a field of a body or query; undefined if its schema says enough. */
export function fieldPlaceholders(name: string, path: string): readonly unknown[] | undefined {
  return fieldsByPath[path]?.[name] ?? (Object.hasOwn(fields, name) ? fields[name] : undefined);
}
