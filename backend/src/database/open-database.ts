import { DataSource, type DataSourceOptions } from 'typeorm';
import { Reachability } from './reachability.js';
import { watchedDriver } from './watched-driver.js';

/**
 * Opens the pool for calls and jobs, with time limits on statements and without waiting for a PostgreSQL that doesn't
 * answer.
 */
export async function openDatabase(options: DataSourceOptions, url: string): Promise<DataSource> {
  const reachability = new Reachability(url);
  const dataSource = new DataSource({
    ...options,
    driver: watchedDriver(reachability),
  });
  const close = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    await close();
    reachability.close();
  };
  return dataSource.initialize();
}
