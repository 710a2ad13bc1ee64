import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ProfileBody } from '../../../contract/account/profile.body.js';
import type { SongBody } from '../../../contract/account/song.body.js';
import { violatedIndex } from '../database/unique-violation.js';
import { accountColumns, type AccountRow } from './account.js';
import { UserEntity } from './user.entity.js';
import { EmailTaken } from './users.errors.js';

/** Accounts in PostgreSQL. */
@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** @throws EmailTaken when the address has an account, in any case of letters. */
  async insert(user: Pick<UserEntity, 'id' | 'name' | 'email' | 'passwordHash'>): Promise<void> {
    try {
      await this.users.insert(user);
    } catch (error) {
      if (violatedIndex(error) === 'users_email') throw new EmailTaken();
      throw error;
    }
  }

  /** The account behind an address, in any case of letters, with its subscription and the hash of its password. */
  async findByEmail(email: string): Promise<(AccountRow & { password_hash: string | null }) | undefined> {
    const rows: (AccountRow & { password_hash: string | null })[] = await this.users.query(
      `SELECT ${accountColumns}, u.password_hash FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
       WHERE lower(u.email) = lower($1)`,
      [email],
    );
    return rows[0];
  }

  /** The account with its subscription, or undefined. */
  async findAccount(id: string): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await this.users.query(
      `SELECT ${accountColumns} FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id WHERE u.id = $1`,
      [id],
    );
    return rows[0];
  }

  /** The accounts among some ids, with their subscriptions. */
  findAccounts(ids: string[]): Promise<AccountRow[]> {
    return this.users.query(
      `SELECT ${accountColumns} FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id WHERE u.id = ANY($1)`,
      [ids],
    );
  }

  async replaceProfile(id: string, profile: Omit<ProfileBody, 'profilePictureUrl'>): Promise<void> {
    await this.users.update({ id }, { ...profile, hasCompletedOnboarding: true });
  }

  async replaceSong(id: string, song: SongBody): Promise<void> {
    await this.users.update({ id }, song);
  }

  async storeTimeZone(id: string, timeZone: string): Promise<void> {
    await this.users.query('UPDATE users SET time_zone = $2 WHERE id = $1 AND time_zone <> $2', [id, timeZone]);
  }

  /** Answers the address that stood before, to one caller alone however many replace it at once; undefined: no account. */
  async replacePicture(id: string, url: string): Promise<string | undefined> {
    const [rows]: [{ before: string }[], number] = await this.users.query(
      `WITH standing AS (SELECT id, profile_picture_url FROM users WHERE id = $1 FOR UPDATE)
       UPDATE users u SET profile_picture_url = $2 FROM standing s WHERE u.id = s.id
       RETURNING s.profile_picture_url AS before`,
      [id, url],
    );
    return rows[0]?.before;
  }
}
