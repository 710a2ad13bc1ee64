import { pictureSizes } from '../../../../contract/account/picture.js';

/** The keys of all files that rows refer to, in order. `test/slow/backup.spec.ts` fails if a stored file has no row here. */
export const fileReferences = `
  SELECT key FROM (
    SELECT storage_key AS key FROM media_files
    UNION SELECT thumbnail_key FROM media_files WHERE thumbnail_key IS NOT NULL
    UNION SELECT 'pictures/' || users.id || '/' || picture || '-' || size || '.webp'
    FROM users, substring(profile_picture_url FROM '^/api/pictures/([0-9a-f-]{36})$') picture,
      unnest(ARRAY[${Object.values(pictureSizes).join(', ')}]) size
    WHERE picture IS NOT NULL
  ) files`;

/** The storage's order: by code unit, whatever the database's collation. */
export const inKeyOrder = 'ORDER BY key COLLATE "C"';
