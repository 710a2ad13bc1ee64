import { OptionalLink } from '../rules/link-rule.js';
import { limits } from '../limits.js';
import { OwnPicture } from '../rules/picture-rule.js';
import { Text } from '../rules/text-rule.js';

/** PUT /api/onboarding: replaces the whole profile. Links may be empty, or as people type them. */
export class ProfileBody {
  @Text({ label: 'Name', min: limits.nameMin, tooShort: 'Name must be at least 2 characters', max: limits.nameMax })
  name: string;

  @Text({
    label: 'Music genre',
    min: limits.genreMin,
    tooShort: 'Music genre must be at least 2 characters',
    max: limits.genreMax,
  })
  musicGenre: string;

  @Text({
    label: 'Location',
    min: limits.locationMin,
    tooShort: 'Location must be at least 2 characters',
    max: limits.locationMax,
  })
  location: string;

  @OptionalLink()
  website: string = '';

  @OptionalLink()
  spotifyUrl: string = '';

  @OptionalLink('instagram')
  instagramUrl: string = '';

  @OptionalLink('x')
  twitterUrl: string = '';

  /** The URL from an upload. `""` removes the picture; omit it to keep the current one. */
  @OwnPicture()
  profilePictureUrl?: string;
}
