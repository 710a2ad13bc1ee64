import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageModule } from '../providers/storage/storage.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';
import { UserEntity } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), BroadcastModule, StorageModule],
  controllers: [UsersController, PicturesController],
  providers: [UsersService, UsersRepository, PicturesService],
  exports: [UsersService, PicturesService],
})
export class UsersModule {}
