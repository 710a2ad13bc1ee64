-- Where the artist last wrote from, like `Europe/London`: the days in emails are those of this time zone.
ALTER TABLE users ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';
