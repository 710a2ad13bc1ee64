import { Module } from '@nestjs/common';
import { ShareRecordsService } from './share-records.service.js';
import { SharesRepository } from './shares.repository.js';

/** Share records, for modules that need neither links nor replies. */
@Module({ providers: [SharesRepository, ShareRecordsService], exports: [SharesRepository, ShareRecordsService] })
export class ShareRecordsModule {}
