import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AfterCommit } from './after-commit.js';
import { DatabaseProbe } from './database.probe.js';
import { loadMigrations, migrate } from './migrations.js';
import { PreparingClient } from '../patches/prepared-statements.js';
import { setSessionLimits } from './session-limits.js';

/** The connection to PostgreSQL, migrated before anything uses it. The schema comes from migrations alone. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        type: 'postgres',
        url: env.databaseUrl,
        synchronize: false,
        migrations: loadMigrations(),
        retryAttempts: 0,
        poolSize: env.databasePoolSize,
        extra: {
          Client: PreparingClient,
          connectionTimeoutMillis: 5000,
          onConnect: setSessionLimits,
        },
      }),
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('The database was opened without options');
        const dataSource = await new DataSource(options).initialize();
        await migrate(dataSource);
        return dataSource;
      },
    }),
  ],
  providers: [DatabaseProbe, AfterCommit],
  exports: [DatabaseProbe, AfterCommit],
})
export class DatabaseModule {}
