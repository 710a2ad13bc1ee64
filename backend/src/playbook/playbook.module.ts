import { Module } from '@nestjs/common';
import { PlaybookRepository } from './playbook.repository.js';
import { PlaybookService } from './playbook.service.js';

@Module({ providers: [PlaybookService, PlaybookRepository], exports: [PlaybookService] })
export class PlaybookModule {}
