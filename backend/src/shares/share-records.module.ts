import { Module } from '@nestjs/common';
import { ShareRecordsService } from './share-records.service.js';
import { SharesRepository } from './shares.repository.js';

/** What is shared, for whoever has to do with neither links nor replies. */
@Module({ providers: [SharesRepository, ShareRecordsService], exports: [SharesRepository, ShareRecordsService] })
export class ShareRecordsModule {}
