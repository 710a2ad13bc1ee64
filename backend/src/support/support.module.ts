import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { SupportController } from './support.controller.js';
import { SupportRepository } from './support.repository.js';
import { SupportRequestEntity } from './support-request.entity.js';
import { SupportService } from './support.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SupportRequestEntity]), MailModule],
  controllers: [SupportController],
  providers: [SupportService, SupportRepository],
  exports: [SupportService],
})
export class SupportModule {}
