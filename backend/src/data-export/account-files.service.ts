import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { appName } from '../../../contract/app.js';
import type { User } from '../../../contract/user.js';
import { LinkedAccountsService } from '../auth/linked-accounts.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { ChatRecordsService } from '../chats/chat-records.service.js';
import { NotFound } from '../common/app-error.js';
import { MediaService } from '../media/media.service.js';
import { NotesService } from '../memory/notes.service.js';
import { Storage } from '../providers/storage/storage.js';
import { OneSheetRecordsService } from '../pdf/one-sheet-records.service.js';
import { SubscriptionService } from '../subscription/subscription.service.js';
import { SupportService } from '../support/support.service.js';
import { UsersService } from '../users/users.service.js';
import type { ArchiveEntry } from './archive.js';
import { chatAsJson, chatAsMarkdown, chatFileName } from './chat-text.js';
import { exportKind } from './data-export.js';

/** Everything that is kept of an account, as files. */
@Injectable()
export class AccountFilesService {
  constructor(
    private readonly users: UsersService,
    private readonly linkedAccounts: LinkedAccountsService,
    private readonly sessions: SessionsService,
    private readonly subscription: SubscriptionService,
    private readonly notes: NotesService,
    private readonly support: SupportService,
    private readonly chats: ChatRecordsService,
    private readonly oneSheets: OneSheetRecordsService,
    private readonly mediaFiles: MediaService,
    private readonly storage: Storage,
  ) {}

  /**
   * The files of an account, to be opened in their order.
   * @throws NotFound for an account that is gone
   * @throws PaymentProviderFailed
   */
  async of(userId: string): Promise<ArchiveEntry[]> {
    const user = await this.users.read(userId);
    return [
      text('README.txt', readme(user)),
      json('profile.json', await this.profile(user)),
      json('subscription.json', await this.subscription.history(userId)),
      json('notes.json', await this.notes.list(userId)),
      json('questions.json', await this.support.list(userId)),
      json('one-sheets.json', await this.oneSheets.list(userId)),
      json('media.json', await this.library(userId)),
      ...(await this.conversations(user)),
      ...(await this.media(userId)),
    ];
  }

  private async profile(user: User): Promise<object> {
    const ways = await this.linkedAccounts.waysInto(user.id);
    const sessions = await this.sessions.list(user.id);
    return {
      id: user.id,
      createdAt: ways?.createdAt,
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
      signIn: { hasPassword: ways?.passwordHash != null, providers: ways?.providers ?? [] },
      devices: sessions.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
    };
  }

  /** Each chat twice. The messages are walked through once for either form, a page at a time. */
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

  /** What is known of the files in the library, which `media/` has under their ids. */
  private async library(userId: string): Promise<object[]> {
    const files = await this.mediaFiles.list(userId);
    return files.map(({ fileUrl: _file, thumbnailUrl: _thumbnail, ...known }) => known);
  }

  /** Whatever storage holds, but for copies like this one: `pictures/{userId}/x.webp` is `media/pictures/x.webp`. */
  private async media(userId: string): Promise<ArchiveEntry[]> {
    const keys = await this.storage.listOwned(userId);
    return keys
      .filter((key) => !key.startsWith(`${exportKind}/`))
      .map((key) => ({
        path: `media/${key.replace(`/${userId}/`, '/')}`,
        isCompressed: true,
        open: async () => {
          const file = await this.storage.open(key);
          // Deleted since it was listed: the copy is made anew, without it.
          if (!file) throw new NotFound(`${key} is gone`);
          return file.content;
        },
      }));
  }
}

function text(path: string, content: string): ArchiveEntry {
  return { path, open: () => Promise.resolve(Readable.from([content])) };
}

function json(path: string, content: object): ArchiveEntry {
  return text(path, `${JSON.stringify(content, null, 2)}\n`);
}

function readme({ name, email }: User): string {
  return `Everything that ${appName} keeps of ${name} (${email})

profile.json       your profile, how you sign in, and where you are signed in
subscription.json  what you subscribed to and every bill; amounts are in cents
notes.json         what you asked the assistant to keep in mind
questions.json     what you asked us
one-sheets.json    your one-sheets with all of their versions: what they say, and where each fact comes from
chats/             each conversation twice: as Markdown to read, as JSON for programs
media.json         the names that you gave your songs, images, videos and one-sheets, and what we know of them, by id
media/             your files, as we keep them: those of media.json are media/media/<id>

All times are UTC. Your password is not in here: we keep nothing that it could be read from.
`;
}
