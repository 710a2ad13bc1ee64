import { Injectable, Logger } from '@nestjs/common';
import type { FactKind } from '../../../contract/facts/fact.js';
import type { User } from '../../../contract/account/user.js';
import { limits } from '../../../contract/limits.js';
import { isLink } from '../../../contract/rules/link-rule.js';
import { textProblem } from '../../../contract/rules/text-rule.js';
import { InvalidInput } from '../common/app-error.js';
import { type ChangedField, type ProfileField, UsersService } from '../users/users.service.js';
import { plain } from './fact-slot.js';

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
/** Length limits of the profile's names, genres and places. */
const lengths = { min: limits.nameMin, max: limits.nameMax };

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

  /** Returns the value as the profile would store it. @throws InvalidInput for a value the profile can't store */
  check(kind: FactKind, value: string): string {
    if (!isProfileKind(kind)) return value;
    const problem = links.has(kind)
      ? isLink(value)
        ? undefined
        : 'Please enter a valid URL'
      : textProblem(value, { label: 'Fact', ...lengths });
    if (problem) throw new InvalidInput({ value: problem });
    return value;
  }

  /** Writes a kept fact into the profile, or into the latest song's link, if it belongs there. */
  async write(accountId: string, { kind, subject, value }: Field): Promise<void> {
    const field = fields[kind];
    if (!field && kind !== 'listenLink') return;
    try {
      const user = await this.users.getUser(accountId);
      if (field) {
        this.check(kind, value);
        if (user[field] !== value) await this.users.setProfileField(accountId, field, value);
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
