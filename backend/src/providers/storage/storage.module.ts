import { Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import { Storage } from './storage.js';

/** The storage that the configuration names. */
@Module({
  providers: [
    {
      provide: Storage,
      inject: [ENV],
      useFactory: async (env: Env): Promise<Storage> => {
        const storage = env.s3 ? new S3Storage(env.s3) : new DiskStorage(env.storageDir);
        await storage.check();
        return storage;
      },
    },
  ],
  exports: [Storage],
})
export class StorageModule {}
