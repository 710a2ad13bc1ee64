import type { Transaction } from '../database/transaction.js';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ProfileBody } from '../../../contract/account/profile.body.js';
import type { SongBody } from '../../../contract/account/song.body.js';
import { execute, query, queryOne, violatedIndex } from '../database/sql.js';
import type { AddNotice } from '../mail/outbox.js';
import { accountColumns, type AccountRow } from './account.js';
import { EmailTaken } from './users.errors.js';

/** An account to create. */
export interface NewUser {
  id: string;
  name: string;
  email: string;
  /** argon2id. */
  passwordHash: string;
}

/** A field of the profile, apart from the picture. */
export type ProfileField = Exclude<keyof ProfileBody, 'profilePictureUrl'>;

const profileColumns: Record<ProfileField, string> = {
  name: 'name',
  musicGenre: 'music_genre',
  location: 'location',
  website: 'website',
  spotifyUrl: 'spotify_url',
  instagramUrl: 'instagram_url',
  twitterUrl: 'twitter_url',
};

export const profileFields = Object.keys(profileColumns) as ProfileField[];

const accounts = `SELECT ${accountColumns} FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id`;

/** Accounts in PostgreSQL. */
@Injectable()
export class UsersRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * @param notify adds the email about it, in the same transaction
   * @throws EmailTaken if the address already has an account, ignoring case
   */
  async insert(user: NewUser, notify: AddNotice<NewUser>): Promise<void> {
    try {
      await this.database.transaction(async (transaction) => {
        await query(transaction, 'INSERT INTO users (id, name, email, password_hash) VALUES ($1, $2, $3, $4)', [
          user.id,
          user.name,
          user.email,
          user.passwordHash,
        ]);
        await notify(transaction, user);
      });
    } catch (error) {
      if (violatedIndex(error) === 'users_email') throw new EmailTaken();
      throw error;
    }
  }

  /** The account with an address, ignoring case, with its subscription and password hash. */
  findByEmail(email: string): Promise<(AccountRow & { password_hash: string | null }) | null> {
    return queryOne(
      this.database,
      `SELECT ${accountColumns}, u.password_hash FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
       WHERE lower(u.email) = lower($1)`,
      [email],
    );
  }

  /** The account with its subscription, or null. */
  findAccount(id: string): Promise<AccountRow | null> {
    return queryOne(this.database, `${accounts} WHERE u.id = $1`, [id]);
  }

  /** The accounts with these ids, with their subscriptions. */
  findAccounts(ids: string[]): Promise<AccountRow[]> {
    return query(this.database, `${accounts} WHERE u.id = ANY($1)`, [ids]);
  }

  async replaceProfile(id: string, profile: Record<ProfileField, string>): Promise<void> {
    await execute(
      this.database,
      `UPDATE users SET name = $2, music_genre = $3, location = $4, website = $5, spotify_url = $6, instagram_url = $7,
         twitter_url = $8, has_completed_onboarding = true
       WHERE id = $1`,
      [
        id,
        profile.name,
        profile.musicGenre,
        profile.location,
        profile.website,
        profile.spotifyUrl,
        profile.instagramUrl,
        profile.twitterUrl,
      ],
    );
  }

  async setProfileField(id: string, field: ProfileField, value: string, transaction?: Transaction): Promise<void> {
    const sql = transaction ?? this.database;
    await execute(sql, `UPDATE users SET ${profileColumns[field]} = $2 WHERE id = $1`, [id, value]);
  }

  /** Sets the latest song's link, unless the latest song is another one by now. */
  async setSongLink(id: string, { songTitle, songLink }: SongBody, transaction?: Transaction): Promise<void> {
    await execute(transaction ?? this.database, 'UPDATE users SET song_link = $3 WHERE id = $1 AND song_title = $2', [
      id,
      songTitle,
      songLink,
    ]);
  }

  /** Removes the latest song, unless it is another one by now. */
  async removeSong(id: string, songTitle: string, transaction?: Transaction): Promise<void> {
    await execute(
      transaction ?? this.database,
      `UPDATE users SET song_title = '', song_link = '' WHERE id = $1 AND song_title = $2`,
      [id, songTitle],
    );
  }

  async replaceSong(id: string, { songTitle, songLink }: SongBody): Promise<void> {
    await execute(this.database, 'UPDATE users SET song_title = $2, song_link = $3 WHERE id = $1', [
      id,
      songTitle,
      songLink,
    ]);
  }

  async findTimeZone(id: string): Promise<string | undefined> {
    const row = await queryOne<{ timeZone: string }>(
      this.database,
      'SELECT time_zone AS "timeZone" FROM users WHERE id = $1',
      [id],
    );
    return row?.timeZone;
  }

  async storeTimeZone(id: string, timeZone: string): Promise<void> {
    await execute(this.database, 'UPDATE users SET time_zone = $2 WHERE id = $1 AND time_zone <> $2', [id, timeZone]);
  }

  /** Returns the picture's previous URL, to only one of several concurrent callers; null if there is no account. */
  async replacePicture(id: string, url: string): Promise<string | null> {
    const replaced = await queryOne<{ before: string }>(
      this.database,
      `WITH current AS (SELECT id, profile_picture_url FROM users WHERE id = $1 FOR NO KEY UPDATE)
       UPDATE users u SET profile_picture_url = $2 FROM current c WHERE u.id = c.id
       RETURNING c.profile_picture_url AS before`,
      [id, url],
    );
    return replaced?.before ?? null;
  }
}
