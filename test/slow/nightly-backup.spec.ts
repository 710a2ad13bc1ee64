import { mkdtempSync } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareOfDay, shareOfFile } from '../../backend/src/backup/check-backup.js';
import { Metrics } from '../../backend/src/common/metrics.js';
import { describeApp } from '../support/describe-app.js';
import { formWith, pathsIn, picture, upload } from '../support/uploads.js';
import { runTask } from '../support/worker.js';

describe('every night', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  const { app, worker } = describeApp({ worker: true, env: { BACKUP_DIR: folder } });
  afterAll(() => rm(folder, { recursive: true }));

  const checks = () => app.database.query<{ problem: string | null }>('SELECT problem FROM backup_checks ORDER BY id');
  const readiness = async () => (await app.visitor().get<{ reasons: string[] }>('/api/health/ready')).body.reasons;
  const metric = async (name: string): Promise<number> => {
    const [line = ''] =
      (await worker.get(Metrics, { strict: false }).registry.getSingleMetricAsString(name)).match(/^fanfare.*$/m) ?? [];
    return Number(line.split(' ')[1]?.replace('+Inf', 'Infinity'));
  };

  it('a backup is taken and restored, and a damaged one is reported', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    // Until there is a file in today's share.
    const isRead = (key: string): boolean => shareOfFile(key) === shareOfDay(new Date());
    do await upload(artist, '/api/media', formWith(await picture('png')));
    while (!(await pathsIn(app.env.storageDir)).some(isRead));
    expect(await metric('fanfare_backup_check_age_seconds')).toBe(Infinity);
    await runTask(worker, 'back-up');
    expect(await checks()).toEqual([{ problem: null }]);
    expect(await readiness()).not.toContain('backups');
    expect(await metric('fanfare_backup_age_seconds')).toBeLessThan(3600);
    expect(await metric('fanfare_backup_check_age_seconds')).toBeLessThan(3600);
    const databases = await app.database.query(
      `SELECT FROM pg_database WHERE datname = current_database() || '_restore_check'`,
    );
    expect(databases).toEqual([]);

    // The next backup doesn't notice, since it doesn't copy existing files again.
    for (const path of await pathsIn(join(folder, 'backup-files')))
      await truncate(join(folder, 'backup-files', path), 5);
    await expect(runTask(worker, 'back-up')).rejects.toThrow('is not the file that was backed up');
    expect((await checks())[1]?.problem).toContain('is not the file that was backed up');
    expect(await readiness()).toContain('backups');

    // A row whose file is missing is a problem too.
    for (const path of await pathsIn(folder)) await rm(join(folder, path));
    const [key = ''] = await pathsIn(app.env.storageDir);
    await rm(join(app.env.storageDir, key));
    await expect(runTask(worker, 'back-up')).rejects.toThrow(`such as ${key}`);
    artist.close();
  });
});
