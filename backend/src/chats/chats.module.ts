import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { ModelCallsModule } from '../model-calls/model-calls.module.js';
import { BroadcastModule } from '../realtime/broadcast.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessWatch } from './access-watch.js';
import { BranchesRepository } from './branches.repository.js';
import { ChatEntity } from './chat.entity.js';
import { ChatTitlesService } from './chat-titles.service.js';
import { ChatsController } from './chats.controller.js';
import { ChatsGateway } from './chats.gateway.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import { ExchangesController } from './exchanges.controller.js';
import { ExchangesRepository } from './exchanges.repository.js';
import { ExchangesService } from './exchanges.service.js';
import { LiveTextStore } from './live-text.store.js';
import { MessageAllowance } from './message-allowance.service.js';
import { MessageEntity } from './message.entity.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { RecallRepository } from './recall.repository.js';
import { RecallService } from './recall.service.js';
import { ReplyService } from './reply.service.js';
import { ReplySweeper } from './reply-sweeper.js';
import { SearchController } from './search.controller.js';
import { SearchRepository } from './search.repository.js';
import { SearchService } from './search.service.js';
import { SummariesService } from './summaries.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ChatEntity, MessageEntity]),
    ModelCallsModule,
    BroadcastModule,
    MemoryModule,
    ActivityModule,
    UsersModule,
  ],
  controllers: [ChatsController, MessagesController, ExchangesController, SearchController],
  providers: [
    ChatsService,
    ChatsRepository,
    MessagesService,
    MessagesRepository,
    ExchangesService,
    ExchangesRepository,
    BranchesRepository,
    ReplyService,
    RecallService,
    RecallRepository,
    ReplySweeper,
    AccessWatch,
    LiveTextStore,
    ChatTitlesService,
    SummariesService,
    MessageAllowance,
    ChatsGateway,
    SearchService,
    SearchRepository,
  ],
  exports: [ChatsService, MessagesService, ExchangesService, ReplyService],
})
export class ChatsModule {}
