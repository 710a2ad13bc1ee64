import { DataSource, type DataSourceOptions } from 'typeorm';
import { Reachability } from './reachability.js';
import { setSessionLimits } from './session-limits.js';
import { connectionTimeoutMs, watchedDriver } from './watched-driver.js';

/** How long a connection may be idle before TCP checks that the network still keeps it, in milliseconds. */
const keepAliveMs = 10_000;

/**
 * Opens the pool for calls and jobs, with time limits on statements and without waiting for a PostgreSQL that doesn't
 * answer.
 */
export async function openDatabase(options: DataSourceOptions, url: string): Promise<DataSource> {
  const reachability = new Reachability(url);
  const dataSource = new DataSource({
    ...options,
    driver: watchedDriver(reachability),
    extra: {
      connectionTimeoutMillis: connectionTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      onConnect: setSessionLimits,
    },
  });
  const close = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    await close();
    reachability.close();
  };
  return dataSource.initialize();
}
