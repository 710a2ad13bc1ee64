import { Injectable, Logger } from '@nestjs/common';
import type { FactKind } from '../../../contract/facts/fact.js';
import { factNames } from '../../../contract/facts/fact-names.js';
import type { User } from '../../../contract/account/user.js';
import { limits } from '../../../contract/limits.js';
import { isLink } from '../../../contract/rules/link-rule.js';
import { textProblem } from '../../../contract/rules/text-rule.js';
import { InvalidInput } from '../common/app-error.js';
import type { Transaction } from '../database/transaction.js';
import { type ChangedField, type ProfileField, UsersService } from '../users/users.service.js';
import { completedValue, plain } from './fact-slot.js';
import { FactInProfile } from './facts.errors.js';

type Field = Pick<{ kind: FactKind; subject: string; value: string }, 'kind' | 'subject' | 'value'>;

/** The kinds of facts that are fields of the profile. */
const fields: Partial<Record<FactKind, ProfileField>> = {
  artistName: 'name',
  genre: 'musicGenre',
  city: 'location',
  website: 'website',
  spotifyUrl: 'spotifyUrl',
  instagramUrl: 'instagramUrl',
  twitterUrl: 'twitterUrl',
};
const links = new Set<FactKind>(['website', 'spotifyUrl', 'instagramUrl', 'twitterUrl']);

export function isProfileKind(kind: FactKind): boolean {
  return fields[kind] !== undefined;
}

/**
 * Keeps the profile and its facts in sync. A change on one side is written to the other only if the values differ, so
 * that changes don't echo back.
 */
@Injectable()
export class ProfileFactsService {
  private readonly logger = new Logger(ProfileFactsService.name);

  constructor(private readonly users: UsersService) {}

  /** Calls `follow` with the changed fields of a profile or song. The others may be about to change as well. */
  onChanged(follow: (accountId: string, fields: Field[]) => Promise<void>): void {
    this.users.onProfileChanged((user, changed) => follow(user.id, fieldsOf(user, changed)));
  }

  /** Returns the value as it is kept: links are completed. @throws InvalidInput for a value the profile can't store */
  check(kind: FactKind, value: string): string {
    const completed = completedValue(kind, value);
    const problem = problemOf(kind, completed);
    if (problem) throw new InvalidInput({ value: problem });
    return completed;
  }

  /** Whether the profile can store the value; true for facts that aren't in it. */
  canStore(kind: FactKind, value: string): boolean {
    return problemOf(kind, completedValue(kind, value)) === undefined;
  }

  /** @throws FactInProfile for what a required field of the profile states: the fact can't be deleted */
  async assertOptional(accountId: string, { kind, value }: Field): Promise<void> {
    const field = fields[kind];
    if (!field || links.has(kind)) return;
    if (plain((await this.users.getUser(accountId))[field]) === plain(value)) throw new FactInProfile(kind);
  }

  /**
   * Clears the optional field of the profile, the latest song or its link that stated the same as a deleted or refused
   * fact.
   */
  async clear(accountId: string, { kind, subject, value }: Field, transaction?: Transaction): Promise<void> {
    const field = fields[kind];
    if (!links.has(kind) && kind !== 'release' && kind !== 'listenLink') return;
    const user = await this.users.getUser(accountId);
    const { songTitle } = user;
    const isSame = (text: string): boolean => text !== '' && plain(text) === plain(completedValue(kind, value));
    if (field) {
      if (isSame(user[field])) await this.users.setProfileField(accountId, field, '', transaction);
    } else if (kind === 'release') {
      if (isSame(songTitle)) await this.users.removeSong(accountId, songTitle, transaction);
    } else if (plain(subject) === plain(songTitle) && isSame(user.songLink)) {
      await this.users.setSongLink(accountId, { songTitle, songLink: '' }, transaction);
    }
  }

  /** Writes a kept fact into the profile, or into the latest song's link, if it belongs there. */
  async write(accountId: string, { kind, subject, value }: Field): Promise<void> {
    const field = fields[kind];
    if (!field && kind !== 'listenLink') return;
    try {
      const user = await this.users.getUser(accountId);
      if (field) {
        const checked = this.check(kind, value);
        if (user[field] !== checked) await this.users.setProfileField(accountId, field, checked);
      } else if (
        subject !== '' &&
        plain(subject) === plain(user.songTitle) &&
        isLink(value) &&
        user.songLink !== value
      ) {
        await this.users.setSongLink(accountId, { songTitle: user.songTitle, songLink: value });
      }
    } catch (error) {
      // The profile can't store such a value and stays as it is.
      this.logger.warn({ err: error, msg: 'A fact was not written into the profile' });
    }
  }
}

function problemOf(kind: FactKind, value: string): string | undefined {
  if (!isProfileKind(kind)) return undefined;
  if (links.has(kind)) return isLink(value) ? undefined : 'Please enter a valid URL';
  const label = factNames[kind];
  const tooShort = `${label} must be at least ${limits.nameMin} characters`;
  return textProblem(value, { label, min: limits.nameMin, tooShort, max: limits.nameMax });
}

function fieldsOf(user: User, changed: readonly ChangedField[]): Field[] {
  const profile = Object.entries(fields)
    .filter(([, field]) => changed.includes(field))
    .map(([kind, field]) => ({ kind: kind as FactKind, subject: '', value: user[field] }));
  const { songTitle, songLink } = user;
  if (songTitle === '' || !changed.includes('songLink')) return profile;
  return [
    ...profile,
    { kind: 'release', subject: '', value: songTitle },
    ...(songLink === '' ? [] : [{ kind: 'listenLink' as const, subject: songTitle, value: songLink }]),
  ];
}
