import { Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { AccountSecurityService } from './account-security.service.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [BroadcastModule, ProvidersModule],
  controllers: [UsersController, PicturesController],
  providers: [UsersService, AccountSecurityService, UsersRepository, PicturesService],
  exports: [UsersService, AccountSecurityService, PicturesService],
})
export class UsersModule {}
