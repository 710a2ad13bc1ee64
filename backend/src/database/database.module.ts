import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AfterCommit } from './after-commit.js';
import { DatabaseProbe } from './database.probe.js';
import { migrate } from './migrations.js';
import { openDatabase } from './open-database.js';
import { Replica } from './replica.js';

/** The connection to PostgreSQL, migrated before anything uses it. Only migrations define the schema. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        type: 'postgres',
        url: env.databaseUrl,
        synchronize: false,
        retryAttempts: 0,
        poolSize: env.databasePoolSize,
      }),
      dataSourceFactory: async (options) => {
        if (options?.type !== 'postgres' || !options.url) throw new Error('The database was opened without options');
        await migrate(options.url);
        return openDatabase(options, options.url);
      },
    }),
  ],
  providers: [DatabaseProbe, AfterCommit, Replica],
  exports: [DatabaseProbe, AfterCommit, Replica],
})
export class DatabaseModule {}
