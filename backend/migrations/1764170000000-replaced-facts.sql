-- Runs outside a transaction.
-- A replaced fact was kept where neither the artist nor a copy of their data saw it, and deleting the newer one left older ones
-- behind. Replaced facts are now deleted; the column stays for servers of the previous release.
-- In batches, so that no change of a fact waits for more than one of them.
DO $$
DECLARE
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM facts WHERE id > last ORDER BY id LIMIT 1000);
    EXIT WHEN cardinality(batch) = 0;
    DELETE FROM facts WHERE id = ANY (batch) AND replaced_by IS NOT NULL;
    last := batch[cardinality(batch)];
    COMMIT;
  END LOOP;
END $$;
