-- What a one-sheet says goes with its file: a version with its own, the sheet with the last of its versions.
ALTER TABLE one_sheet_versions
  DROP CONSTRAINT one_sheet_versions_media_id_fkey,
  ADD CONSTRAINT one_sheet_versions_media_id_fkey FOREIGN KEY (media_id) REFERENCES media_files (id) ON DELETE CASCADE;

-- Until now the words stayed. What has had no file for a day is not being printed.
DELETE FROM one_sheet_versions WHERE media_id IS NULL AND created_at < now() - interval '1 day';
DELETE FROM one_sheets s WHERE NOT EXISTS (SELECT 1 FROM one_sheet_versions v WHERE v.sheet_id = s.id);
