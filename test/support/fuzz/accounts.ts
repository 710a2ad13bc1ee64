import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import type { Session } from '../../../contract/account/account.js';
import type { SentMessage } from '../../../contract/chats/chat.js';
import type { LatestDataExport } from '../../../contract/account/data-export.js';
import type { MediaFile } from '../../../contract/media/media.js';
import type { Attachment } from '../../../contract/attachments/attachment.js';
import type { Document } from '../../../contract/documents/document.js';
import type { DocumentShare } from '../../../contract/documents/document-share.js';
import type { Contact } from '../../../contract/contacts/contact.js';
import type { Pitch } from '../../../contract/pitches/pitch.js';
import type { NewCalendarFeed } from '../../../contract/releases/calendar-feed.js';
import type { Release } from '../../../contract/releases/release.js';
import type { TaskList } from '../../../contract/releases/task.js';
import type { Fact } from '../../../contract/facts/fact.js';
import type { UploadedPicture } from '../../../contract/account/picture.js';
import type { ChatShare } from '../../../contract/shares/share.js';
import { emptySheet } from '../../../contract/rules/sheet-rule.js';
import type { CheckoutSession } from '../../../contract/subscription/subscription.js';
import type { RecoveryCodes, TwoFactorSetup } from '../../../contract/auth/two-factor.js';
import type { User } from '../../../contract/account/user.js';
import type { TestApp } from '../app.js';
import { password } from '../client.js';
import {
  addOneSheetVersion,
  buildAccountToken,
  buildDeletion,
  buildIdentity,
  buildOneSheet,
  buildReminderEmail,
  buildSheetPromise,
} from '../factories.js';
import { mp4 } from '../media.js';
import type { TestPayments } from '../payments.js';
import { until } from '../replies.js';
import { formWith, picture, upload } from '../uploads.js';
import type { DistantClient } from './clients.js';

/** The values of the placeholders in requests, by name; see placeholders.ts. */
export type Things = Record<string, string>;

/** Registers a free account with a confirmed address. */
export async function furnishMember(app: TestApp, client: DistantClient): Promise<User> {
  const user = await client.register();
  await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
  return user;
}

/** Registers a subscriber who has one of everything. */
export async function furnishSubscriber(app: TestApp, payments: TestPayments, client: DistantClient): Promise<Things> {
  const user = await furnishMember(app, client);
  const checkout = await client.must<CheckoutSession>('POST', '/api/subscription/create-checkout-session', {
    // /api/analytics is for yearly subscribers.
    priceId: 'price_sandbox_yearly',
  });
  await payments.pay(checkout.sessionId);
  await client.must('POST', '/api/subscription/verify-status', { sessionId: checkout.sessionId });

  const chat = await furnishChat(app, client, 'complete');
  const stopped = await furnishChat(app, client, 'stopped');
  const cut = await furnishChat(app, client, 'cut');
  const done = await furnishChat(app, client, 'complete');
  const edited = await furnishChat(app, client, 'complete');
  const branched = await furnishChat(app, client, 'complete');
  const path = `/api/chats/${branched['chat']}/messages/${branched['reply']}/regenerate`;
  const regenerated = await client.must<SentMessage>('POST', path, {});
  await endReply(app, regenerated.reply.id, 'complete');
  const image = await upload<MediaFile>(client, '/api/media', formWith(await picture('png')));
  const video = await upload<MediaFile>(client, '/api/media', formWith(mp4(3), { fileName: 'clip.mp4' }));
  const removed = await upload<MediaFile>(client, '/api/media', formWith(await picture('jpeg')));
  await client.must('DELETE', `/api/media/${removed.body.id}`);
  const shown = await upload<UploadedPicture>(client, '/api/upload-profile-picture', formWith(await picture('jpeg')));
  const fact = await client.must<Fact>('POST', '/api/facts', { kind: 'preference', value: 'We never play on Sundays' });
  const attachment = await client.must<Attachment>('POST', '/api/attachments/text', {
    id: randomUUID(),
    text: 'Dear Mara, we would like to play your song.',
  });
  const document = await client.must<Document>('POST', '/api/documents', { kind: 'other', title: 'Salt Road' });
  const documentShare = await client.must<DocumentShare>('PUT', `/api/documents/${document.id}/share`);
  const release = await client.must<Release>('POST', '/api/releases', { kind: 'release', title: 'Salt Road' });
  const tour = await client.must<Release>('POST', '/api/releases', {
    kind: 'tour',
    title: 'Salt Road live',
    shows: [{ date: '2027-03-04', city: 'Leeds', venue: 'The Old Mill' }],
  });
  const plan = await client.must<TaskList>('GET', `/api/releases/${release.id}/tasks`);
  const contact = await client.must<Contact>('POST', '/api/contacts', { name: 'Ines Vale', outlet: 'Low Tide Zine' });
  const twin = await client.must<Contact>('POST', '/api/contacts', { name: 'Ines Vale', outlet: 'Low Tide' });
  const pitch = await client.must<Pitch>('POST', '/api/pitches', { contactId: contact.id, documentId: document.id });
  const duePitch = await furnishDuePitch(app, client, document.id);
  const calendar = await client.must<NewCalendarFeed>('POST', '/api/calendar', {});
  const [session] = await client.must<Session[]>('GET', '/api/sessions');
  await client.must('POST', '/api/account/export');
  const copy = await until(async () => {
    const latest = (await client.must<LatestDataExport>('GET', '/api/account/export')).export;
    return latest?.state === 'ready' ? latest : undefined;
  });
  const share = await client.must<ChatShare>('PUT', `/api/chats/${chat.chat}/share`, {});
  const setup = await client.must<TwoFactorSetup>('POST', '/api/account/two-factor/setup', {
    currentPassword: password,
  });
  return {
    userId: user.id,
    email: user.email,
    customer: `cus_${user.id}`,
    checkout: checkout.sessionId,
    ...chat,
    stoppedChat: stopped.chat ?? '',
    stoppedReply: stopped.reply ?? '',
    cutChat: cut.chat ?? '',
    cutReply: cut.reply ?? '',
    editedChat: edited.chat ?? '',
    editedMessage: edited.message ?? '',
    branchedChat: branched.chat ?? '',
    branchedReply: branched.reply ?? '',
    doneChat: done.chat ?? '',
    doneReply: done.reply ?? '',
    media: image.body.id,
    video: video.body.id,
    removedMedia: removed.body.id,
    picture: shown.body.fileUrl,
    pictureId: lastSegment(shown.body.fileUrl),
    fact: fact.id,
    attachment: attachment.id,
    document: document.id,
    documentShare: lastSegment(documentShare.url),
    release: release.id,
    tour: tour.id,
    contact: contact.id,
    twinContact: twin.id,
    pitch: pitch.id,
    duePitch,
    calendar: /([\w-]+)\.ics$/.exec(calendar.url)?.[1] ?? '',
    task: plan.items[0]?.id ?? '',
    session: session?.id ?? '',
    export: copy.id,
    share: lastSegment(share.url),
    reminderSecret: await insertReminder(app, user.id),
    sheet: await insertSheet(app, user.id, chat.chat ?? ''),
    deletion: await insertDeletion(app),
    facebookSubject: await insertIdentity(app, user.id),
    resetToken: await insertToken(app, user, 'reset-password'),
    totpSecret: setup.secret,
  };
}

/** Makes a one-sheet and shares its chat. */
export async function furnishSharedSheet(app: TestApp, client: DistantClient): Promise<Things> {
  const { chat = '', reply = '' } = await furnishChat(app, client, 'complete');
  const { status, headers, text } = await client.post('/api/generate-pdf', { chatId: chat });
  const sheetId = headers.get('x-sheet-id');
  const mediaId = headers.get('x-media-id');
  if (!sheetId || !mediaId) throw new Error(`Making a one-sheet returned ${status}: ${text}`);
  const user = await client.must<User>('GET', '/api/user');
  await buildSheetPromise(app.database, { userId: user.id, chatId: chat, replyId: reply, sheetId, mediaId });
  const share = await client.must<ChatShare>('PUT', `/api/chats/${chat}/share`, { withSheets: true });
  return { sheetShare: lastSegment(share.url), sharedSheet: mediaId };
}

/**
 * Registers an account with two-step verification, and signs in elsewhere up to the second step. Returns its recovery codes.
 */
export async function furnishTwoFactor(app: TestApp, client: DistantClient, halfway: DistantClient): Promise<string[]> {
  const user = await furnishMember(app, client);
  const { secret } = await client.must<TwoFactorSetup>('POST', '/api/account/two-factor/setup', {
    currentPassword: password,
  });
  const { codes } = await client.must<RecoveryCodes>('POST', '/api/account/two-factor/confirm', {
    code: generateSync({ secret }),
  });
  await halfway.must('POST', '/api/login', { email: user.email, password });
  return codes;
}

/** Registers an account with a pending address change. Returns the token of the link that confirms it. */
export async function furnishUnconfirmed(app: TestApp, client: DistantClient): Promise<string> {
  const { id } = await client.register();
  return insertToken(app, { id, email: `${randomUUID()}@artist.test` }, 'change-email');
}

/** Opens the trial and sends one message, whose reply ends with this status. */
export async function furnishGuest(
  app: TestApp,
  client: DistantClient,
  status: 'complete' | 'stopped' | 'cut',
): Promise<Things> {
  const { id, guestUserId } = await client.tryOut();
  const { body, text } = await client.sendAsGuest(id, 'Hello');
  if (!body.reply) throw new Error(`Sending a guest's message returned ${text}`);
  await endReply(app, body.reply.id, status);
  const things = { chat: id, message: body.userMessage.id, reply: body.reply.id };
  return {
    ...things,
    guestUser: String(guestUserId),
    [`${status}Chat`]: things.chat,
    [`${status}Reply`]: things.reply,
  };
}

/** A chat with one exchange, whose reply ends with this status. */
async function furnishChat(
  app: TestApp,
  client: DistantClient,
  status: 'complete' | 'stopped' | 'cut',
): Promise<Things> {
  const { id } = await client.chat();
  const { body, text } = await client.send(id, 'We release Salt Road on 4 December');
  if (!body.reply) throw new Error(`Sending a message returned ${text}`);
  await endReply(app, body.reply.id, status);
  return { chat: id, message: body.userMessage.id, reply: body.reply.id };
}

/** Ends a reply in progress: its writer saves it only while its status is `streaming`. */
async function endReply(app: TestApp, id: string, status: string): Promise<void> {
  await app.database.query('UPDATE messages SET status = $2 WHERE id = $1', [id, status]);
}

async function insertSheet(app: TestApp, userId: string, chatId: string): Promise<string> {
  const { id } = await buildOneSheet(app.database, { userId, chatId });
  await addOneSheetVersion(app.database, {
    sheetId: id,
    number: 1,
    content: { ...emptySheet(), artistName: 'Mara Quill' },
    design: { variant: 'press', paper: 'a4', accent: '#a02040', photoId: null, coverId: null },
  });
  return id;
}

/** A pitch that was sent a while ago. */
async function furnishDuePitch(app: TestApp, client: DistantClient, documentId: string): Promise<string> {
  const contact = await client.must<Contact>('POST', '/api/contacts', { name: 'Bo Lind', outlet: 'Night Bus' });
  const { id } = await client.must<Pitch>('POST', '/api/pitches', { contactId: contact.id, documentId });
  await client.must('PATCH', `/api/pitches/${id}`, { status: 'sent' });
  await app.database.query('UPDATE pitches SET follow_up_due = now()::date - 2 WHERE id = $1', [id]);
  return id;
}

async function insertReminder(app: TestApp, userId: string): Promise<string> {
  const secret = randomUUID();
  await buildReminderEmail(app.database, { userId, secret });
  return secret;
}

async function insertDeletion(app: TestApp): Promise<string> {
  const code = randomUUID().replaceAll('-', '');
  await buildDeletion(app.database, { code, finishedAt: new Date() });
  return code;
}

async function insertIdentity(app: TestApp, userId: string): Promise<string> {
  return (await buildIdentity(app.database, { provider: 'facebook', userId, subject: randomUUID() })).subject;
}

async function insertToken(app: TestApp, user: { id: string; email: string }, purpose: string): Promise<string> {
  const token = randomUUID();
  await buildAccountToken(app.database, { userId: user.id, purpose, token, email: user.email });
  return token;
}

function lastSegment(url: string): string {
  return url.split('/').at(-1) ?? '';
}
