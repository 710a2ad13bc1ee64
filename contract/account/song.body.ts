import { Link } from '../rules/link-rule.js';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** PUT /api/songs: replaces the artist's latest song. */
export class SongBody {
  @Text({
    label: 'Song title',
    min: limits.songTitleMin,
    tooShort: 'Song title must be at least 2 characters',
    max: limits.songTitleMax,
  })
  songTitle: string;

  @Link()
  songLink: string;
}
