-- A replaced fact was kept where neither the artist nor a copy of their data saw it, and deleting the newer one left older ones
-- behind. Replaced facts are now deleted; the column stays for servers of the previous release.
DELETE FROM facts WHERE replaced_by IS NOT NULL;
