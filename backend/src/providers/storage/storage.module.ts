import { Module } from '@nestjs/common';
import { DiskStorage } from './disk-storage.js';
import { Storage } from './storage.js';

@Module({ providers: [{ provide: Storage, useClass: DiskStorage }], exports: [Storage] })
export class StorageModule {}
