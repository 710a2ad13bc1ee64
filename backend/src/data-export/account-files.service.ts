import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { keptWeeks } from '../../../contract/analytics.js';
import { appName } from '../../../contract/app.js';
import type { MediaFileType } from '../../../contract/media/media.js';
import type { User } from '../../../contract/account/user.js';
import { AttachmentsService } from '../attachments/attachments.service.js';
import { ActivityService } from '../activity/activity.service.js';
import { LinkedAccountsService } from '../auth/social/linked-accounts.service.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { ChatRecordsService } from '../chats/history/chat-records.service.js';
import { chatExportKind } from '../chat-export/chat-export.js';
import { NotFound } from '../common/app-error.js';
import { fileNameOf } from '../common/file-name.js';
import { DocumentRecordsService } from '../documents/document-records.service.js';
import { documentFileKind } from '../documents/files/stored-documents.service.js';
import { mediaKind } from '../media/media-file.js';
import { ContactsService } from '../contacts/contacts.service.js';
import { PitchesService } from '../contacts/pitches/pitches.service.js';
import { CalendarService } from '../releases/calendar/calendar.service.js';
import { RemindersService } from '../releases/reminders/reminders.service.js';
import { ReleaseRecordsService } from '../releases/release-records.service.js';
import { MediaService, type StoredMedia } from '../media/media.service.js';
import { FactsService } from '../facts/facts.service.js';
import { keptDays, ModelCallsService } from '../model-calls/model-calls.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { OneSheetRecordsService } from '../pdf/one-sheets/one-sheet-records.service.js';
import { Storage } from '../providers/storage/storage.js';
import { ShareRecordsService } from '../shares/share-records.service.js';
import { SubscriptionService } from '../subscription/subscription.service.js';
import { SupportService } from '../support/support.service.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { UsersService } from '../users/users.service.js';
import type { ArchiveEntry } from '../common/archive.js';
import { archiveNames } from './archive-names.js';
import { chatAsJson, chatAsMarkdown, chatFileName } from './chat-text.js';
import { exportKind } from './data-export.js';

/** The archive's folder for each type of library file. */
const folders: Record<MediaFileType, string> = {
  'application/pdf': 'one-sheets',
  audio: 'music',
  image: 'images',
  video: 'videos',
};

/** Everything we have about an account, as files. */
@Injectable()
export class AccountFilesService {
  constructor(
    private readonly users: UsersService,
    private readonly linkedAccounts: LinkedAccountsService,
    private readonly sessions: SessionsService,
    private readonly twoFactor: TwoFactorService,
    private readonly passkeys: PasskeysService,
    private readonly subscription: SubscriptionService,
    private readonly facts: FactsService,
    private readonly support: SupportService,
    private readonly chats: ChatRecordsService,
    private readonly attachments: AttachmentsService,
    private readonly documents: DocumentRecordsService,
    private readonly oneSheets: OneSheetRecordsService,
    private readonly shares: ShareRecordsService,
    private readonly activity: ActivityService,
    private readonly modelCalls: ModelCallsService,
    private readonly releases: ReleaseRecordsService,
    private readonly reminders: RemindersService,
    private readonly calendar: CalendarService,
    private readonly contacts: ContactsService,
    private readonly pitches: PitchesService,
    private readonly library: MediaService,
    private readonly storage: Storage,
  ) {}

  /**
   * An account's files, to be opened in order.
   * @throws NotSignedIn if the account is gone
   * @throws PaymentProviderFailed
   */
  async of(userId: string): Promise<ArchiveEntry[]> {
    const user = await this.users.getUser(userId);
    const keys = await this.storage.listOwned(userId);
    const library = inFolders(await this.library.listStored(userId), new Set(keys));
    return [
      text('README.txt', readme(user)),
      json('profile.json', await this.profile(user)),
      json('subscription.json', await this.subscription.history(userId)),
      json('facts.json', await this.facts.listAll(userId)),
      json('questions.json', await this.support.list(userId)),
      json('one-sheets.json', await this.oneSheets.list(userId)),
      json('shared-links.json', await this.shares.list(userId)),
      json('releases.json', await this.releases.list(userId)),
      json('contacts.json', await this.contacts.listAll(userId)),
      json('pitches.json', await this.pitches.listAll(userId)),
      json('activity.json', await this.activity.list(userId)),
      json('model-calls.json', await this.modelCalls.list(userId)),
      json('media.json', library.map(described)),
      ...(await this.documentFiles(userId)),
      ...(await this.attachedTexts(userId)),
      ...(await this.conversations(user)),
      ...this.pictures(userId, keys),
      ...library.flatMap(({ path, storageKey }) => (path === null ? [] : [this.stored(path, storageKey)])),
    ];
  }

  private async profile(user: User): Promise<object> {
    const credentials = await this.linkedAccounts.credentialsOf(user.id);
    const sessions = await this.sessions.list(user.id);
    return {
      id: user.id,
      createdAt: credentials?.createdAt,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified,
      musicGenre: user.musicGenre,
      location: user.location,
      website: user.website,
      spotifyUrl: user.spotifyUrl,
      instagramUrl: user.instagramUrl,
      twitterUrl: user.twitterUrl,
      latestSong: { title: user.songTitle, link: user.songLink },
      timeZone: await this.users.timeZoneOf(user.id),
      planReminder: await this.reminders.getReminder(user.id),
      calendarFeed: await this.calendar.feedOf(user.id),
      signIn: {
        hasPassword: credentials?.passwordHash != null,
        providers: credentials?.providers ?? [],
        twoFactor: await this.twoFactor.state(user.id),
        passkeys: await this.passkeys.list(user.id),
      },
      devices: sessions.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
    };
  }

  /** Each document twice: its current text for people to read, and all of its versions as JSON. */
  private async documentFiles(userId: string): Promise<ArchiveEntry[]> {
    const documents = await this.documents.list(userId);
    const names = archiveNames(documents.map(({ title }) => fileNameOf(title, 'Document')));
    return documents.flatMap(({ id }, index): ArchiveEntry[] => [
      {
        path: `documents/${names[index]}.md`,
        open: unlessGone(() => this.documents.text(userId, id)),
      },
      {
        path: `documents/${names[index]}.json`,
        open: unlessGone(async () => asJson(await this.documents.record(userId, id))),
      },
    ]);
  }

  /** The texts of attachments to messages. */
  private async attachedTexts(userId: string): Promise<ArchiveEntry[]> {
    const attached = await this.attachments.listTexts(userId);
    const names = archiveNames(attached.map(({ name }) => fileNameOf(name, 'Attachment')));
    return attached.map(({ id }, index) => ({
      path: `attachments/${names[index]}.txt`,
      open: unlessGone(async () => (await this.attachments.find(userId, id)).text),
    }));
  }

  /** Each chat twice. Messages are read in a single pass per format, page by page. */
  private async conversations({ id, name }: User): Promise<ArchiveEntry[]> {
    const chats = await this.chats.list(id);
    const forMarkdown = this.chats.walk(id);
    const forJson = this.chats.walk(id);
    const entry = (path: string, pieces: () => AsyncIterable<string>): ArchiveEntry => ({
      path,
      open: () => Promise.resolve(Readable.from(pieces())),
    });
    return [
      ...chats.map((chat, index) =>
        entry(`chats/${chatFileName(chat, index)}.md`, () => chatAsMarkdown(chat, name, forMarkdown(chat.id))),
      ),
      ...chats.map((chat, index) =>
        entry(`chats/${chatFileName(chat, index)}.json`, () => chatAsJson(chat, forJson(chat.id))),
      ),
    ];
  }

  /**
   * Everything in storage except data exports, chat exports in progress, and the library, which lists its own files:
   * `pictures/{userId}/x.webp` becomes `media/pictures/x.webp`.
   */
  private pictures(userId: string, keys: readonly string[]): ArchiveEntry[] {
    return keys
      .filter(
        (key) => ![exportKind, chatExportKind, documentFileKind, mediaKind].some((kind) => key.startsWith(`${kind}/`)),
      )
      .map((key) => this.stored(`media/${key.replace(`/${userId}/`, '/')}`, key));
  }

  private stored(path: string, key: string): ArchiveEntry {
    return {
      path,
      isCompressed: true,
      // Null if it was deleted since it was listed.
      open: async () => (await this.storage.openFile(key))?.content ?? null,
    };
  }
}

interface FiledMedia extends StoredMedia {
  /** Path in the archive; null if the storage has lost the file, which must not block the rest. */
  path: string | null;
}

/** The library's files under their own names, in a folder per type. */
function inFolders(library: readonly StoredMedia[], keys: ReadonlySet<string>): FiledMedia[] {
  return (Object.keys(folders) as MediaFileType[]).flatMap((type) => {
    const files = library.filter(({ file }) => file.fileType === type);
    const names = archiveNames(files.map(({ file }) => file.fileName));
    return files.map((stored, at) => ({
      ...stored,
      path: keys.has(stored.storageKey) ? `media/${folders[type]}/${names[at]}` : null,
    }));
  });
}

function described({ path, file }: FiledMedia): object {
  const { id, fileName, fileType, sizeBytes, createdAt, width, height, durationSeconds, title, sheetId } = file;
  return { id, path, fileName, fileType, sizeBytes, createdAt, width, height, durationSeconds, title, sheetId };
}

function text(path: string, content: string): ArchiveEntry {
  return { path, open: () => Promise.resolve(Readable.from([content])) };
}

function json(path: string, content: object): ArchiveEntry {
  return text(path, asJson(content));
}

function asJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Opens a text when its turn comes, and leaves it out if the artist has deleted it since it was listed. */
function unlessGone(read: () => Promise<string>): ArchiveEntry['open'] {
  return async () => {
    try {
      return Readable.from([await read()]);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  };
}

function readme({ name, email }: User): string {
  return `Everything ${appName} has about ${name} (${email})

profile.json       your profile and settings, how you sign in, and where you are signed in
subscription.json  your plans and every bill; amounts are in the currency's smallest unit, such as cents
facts.json         what the assistant knows about you, and what you refused
releases.json      your releases and tours with their plans, and what the assistant changed in them
contacts.json      the people you added
pitches.json       what you sent to them, and what came of it
questions.json     what you asked us
one-sheets.json    your one-sheets with all their versions: what they say, and where each fact comes from
shared-links.json  the conversations you share, and the last part of each link
activity.json      the counts behind your activity page, for the last ${keptWeeks} weeks
model-calls.json   each call of the AI for you: purpose, tokens, duration and cost, for the last ${keptDays} days
media.json         your files: where each is in this archive (null: we could not find it), and its details
documents/         each document twice: as Markdown to read, as JSON with all its versions and its public link
attachments/       the texts you attached to messages; pictures and songs are in media/
chats/             each conversation twice: as Markdown to read, as JSON for programs, with your thumbs on replies
media/             your files as we store them, under the names you gave them; your profile picture is in pictures/

All times are UTC. Your password is not included: we store nothing that reveals it. Your recovery codes and the key
of your authenticator app are not included either.
`;
}
