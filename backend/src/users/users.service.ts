import { Inject, Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decideAccess } from '../../../contract/auth/access.js';
import type { ProfileBody } from '../../../contract/account/profile.body.js';
import type { SongBody } from '../../../contract/account/song.body.js';
import { timeZoneNamed } from '../../../contract/rules/time-zone-rule.js';
import { completeLink } from '../../../contract/rules/link-rule.js';
import { oneLine } from '../../../contract/rules/text-rule.js';
import type { User } from '../../../contract/account/user.js';
import { InvalidInput, NotSignedIn } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { dayIn } from '../common/local-day.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AfterCommit } from '../database/after-commit.js';
import type { Transaction } from '../database/transaction.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import type { AddNotice } from '../mail/outbox.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { type AccountRow, toUser } from './account.js';
import { PicturesService } from './pictures.service.js';
import { type ProfileField, profileFields, UsersRepository } from './users.repository.js';

export type { ProfileField };

/** A field of the profile or of the latest song. */
export type ChangedField = ProfileField | keyof SongBody;

type ProfileListener = (user: User, changed: readonly ChangedField[]) => Promise<void>;

/** Changes of an account's profile and song. */
const changes: RateLimit = { name: 'profile-change', times: 300, seconds: 600 };

/** Accounts and profiles. */
@Injectable()
export class UsersService {
  private readonly logger = new Logger(UsersService.name);
  private readonly listeners: ProfileListener[] = [];

  constructor(
    private readonly users: UsersRepository,
    private readonly pictures: PicturesService,
    private readonly broadcaster: Broadcaster,
    private readonly afterCommit: AfterCommit,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Creates an account. `email` is stored trimmed and is unique regardless of case.
   * @param notify adds the welcome email
   * @throws EmailTaken
   */
  async create(
    account: { name: string; email: string; passwordHash: string },
    notify: AddNotice<{ id: string; email: string }>,
  ): Promise<string> {
    const id = uuidv7();
    const email = account.email.trim();
    await this.users.insert({ ...account, id, name: oneLine(account.name), email }, notify);
    return id;
  }

  /** The user with an address and the data that login needs, or null. */
  async findByEmail(email: string): Promise<{ user: User; passwordHash: string | null } | null> {
    const account = await this.users.findByEmail(email.trim());
    return account ? { user: this.toUser(account), passwordHash: account.password_hash } : null;
  }

  /** The user's current data, or null. */
  async find(id: string): Promise<User | null> {
    const account = await this.users.findAccount(id);
    return account ? this.toUser(account) : null;
  }

  /** The ids of those accounts whose subscription gives no access now. */
  async findWithoutAccess(ids: string[]): Promise<string[]> {
    const now = this.clock.now();
    const users = (await this.users.findAccounts(ids)).map((row) => this.toUser(row, now));
    return users.filter((user) => decideAccess('subscriber', user, now) !== 'granted').map(({ id }) => id);
  }

  /** The signed-in user's current data. @throws NotSignedIn if the account was deleted in the meantime */
  async getUser(id: string): Promise<User> {
    const user = await this.find(id);
    if (!user) throw new NotSignedIn();
    return user;
  }

  /**
   * Replaces the whole profile and completes onboarding. The picture is removed if `profilePictureUrl` is empty. Every
   * open tab reloads the user.
   * @throws InvalidInput for a picture that isn't the account's own
   * @throws TooManyTries
   */
  async replaceProfile(id: string, profile: ProfileBody): Promise<User> {
    await this.limits.count([changes, id]);
    const { profilePictureUrl: picture } = profile;
    if (picture && picture !== (await this.getUser(id)).profilePictureUrl) {
      throw new InvalidInput({ profilePictureUrl: 'Please upload the picture first' });
    }
    await this.users.replaceProfile(id, {
      name: oneLine(profile.name),
      musicGenre: oneLine(profile.musicGenre),
      location: oneLine(profile.location),
      website: completeLink(profile.website),
      spotifyUrl: completeLink(profile.spotifyUrl),
      instagramUrl: completeLink(profile.instagramUrl, 'instagram'),
      twitterUrl: completeLink(profile.twitterUrl, 'x'),
    });
    if (picture === '') await this.pictures.remove(id);
    return this.readChanged(id, profileFields);
  }

  /** Changes one field of the profile. Every open tab reloads the user. */
  async setProfileField(id: string, field: ProfileField, value: string, transaction?: Transaction): Promise<void> {
    await this.users.setProfileField(id, field, oneLine(value), transaction);
    await this.announce(id, [field], transaction);
  }

  /** Stores the artist's time zone, for the dates in emails. A failure is only logged. */
  async recordTimeZone(id: string, timeZone: string): Promise<void> {
    try {
      await this.users.storeTimeZone(id, timeZone);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Time zone not stored' });
    }
  }

  /** The artist's time zone, `Europe/London`; UTC if unknown. */
  async timeZoneOf(id: string): Promise<string> {
    return timeZoneNamed(await this.users.findTimeZone(id));
  }

  /** The current day where the artist is, `2026-11-21`. */
  async todayOf(id: string): Promise<string> {
    return dayIn(await this.timeZoneOf(id), this.clock.now());
  }

  /** Replaces the latest song. Every open tab reloads the user. @throws TooManyTries */
  async replaceSong(id: string, song: SongBody): Promise<User> {
    await this.limits.count([changes, id]);
    await this.users.replaceSong(id, { songTitle: oneLine(song.songTitle), songLink: completeLink(song.songLink) });
    return this.readChanged(id, ['songTitle', 'songLink']);
  }

  /** Changes the link of the latest song, if it still has this title. Every open tab reloads the user. */
  async setSongLink(id: string, song: SongBody, transaction?: Transaction): Promise<void> {
    await this.users.setSongLink(id, song, transaction);
    await this.announce(id, ['songLink'], transaction);
  }

  /** Removes the latest song, if it still has this title. Every open tab reloads the user. */
  async removeSong(id: string, songTitle: string, transaction?: Transaction): Promise<void> {
    await this.users.removeSong(id, songTitle, transaction);
    await this.announce(id, ['songTitle', 'songLink'], transaction);
  }

  /** Calls the listener with each changed profile and song, and what has changed. A failure is only logged. */
  onProfileChanged(listener: ProfileListener): void {
    this.listeners.push(listener);
  }

  /** Notifies tabs and listeners of a change, once its transaction, if any, is committed. */
  private async announce(id: string, changed: readonly ChangedField[], transaction?: Transaction): Promise<void> {
    if (!transaction) return void (await this.readChanged(id, changed));
    this.afterCommit.run(transaction, () => {
      this.readChanged(id, changed).catch((error: unknown) =>
        this.logger.error({ err: error, msg: 'A changed profile could not be read' }),
      );
    });
  }

  private async readChanged(id: string, changed: readonly ChangedField[]): Promise<User> {
    this.broadcaster.emit(id, 'user:changed', {});
    const user = await this.getUser(id);
    for (const listener of this.listeners) {
      await listener(user, changed).catch((error: unknown) =>
        this.logger.error({ err: error, msg: 'A listener failed on a changed profile' }),
      );
    }
    return user;
  }

  private toUser(row: AccountRow, now = this.clock.now()): User {
    return toUser(row, now, this.env.payments.prices);
  }
}
