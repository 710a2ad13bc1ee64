import { Module } from '@nestjs/common';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { ModelCallsModule } from '../model-calls/model-calls.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { PlaybookModule } from '../playbook/playbook.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessWatch } from './replies/access-watch.js';
import { BranchesRepository } from './messages/branches.repository.js';
import { ChatTitlesService } from './chat-titles.service.js';
import { ChatsController } from './chats.controller.js';
import { ChatsGateway } from './chats.gateway.js';
import { ChatsRepository } from './chats.repository.js';
import { ChatsService } from './chats.service.js';
import { ExchangesController } from './messages/exchanges.controller.js';
import { ExchangesRepository } from './messages/exchanges.repository.js';
import { ExchangesService } from './messages/exchanges.service.js';
import { LiveTextStore } from './replies/live-text.store.js';
import { MessageAllowance } from './messages/message-allowance.service.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessagesRepository } from './messages/messages.repository.js';
import { MessagesService } from './messages/messages.service.js';
import { FindSaidRepository } from './history/find-said.repository.js';
import { FindSaidTool } from './history/find-said.tool.js';
import { OwnWordsService } from './history/own-words.service.js';
import { RecallRepository } from './history/recall.repository.js';
import { WordFrequencies } from '../database/word-frequencies.js';
import { RecallService } from './history/recall.service.js';
import { ProposeFactsTool } from './replies/propose-facts.tool.js';
import { ReplyEndings } from './replies/reply-endings.service.js';
import { ReplyEvents } from './replies/reply-events.js';
import { ReplyWriter } from './replies/reply-writer.js';
import { ReplyService } from './replies/reply.service.js';
import { ReplySweeper } from './replies/reply-sweeper.js';
import { SaidWordsRepository } from './history/said-words.repository.js';
import { SaidWordsService } from './history/said-words.service.js';
import { SearchController } from './history/search.controller.js';
import { SearchRepository } from './history/search.repository.js';
import { SearchService } from './history/search.service.js';
import { SummariesService } from './history/summaries.service.js';
import { SweepRole } from './replies/sweep-role.js';

@Module({
  imports: [
    ModelCallsModule,
    AssistantToolsModule,
    BroadcastModule,
    AttachmentsModule,
    FactsModule,
    ActivityModule,
    PlaybookModule,
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
    ReplyWriter,
    ReplyEndings,
    ReplyEvents,
    ProposeFactsTool,
    FindSaidTool,
    FindSaidRepository,
    RecallService,
    RecallRepository,
    WordFrequencies,
    ReplySweeper,
    SweepRole,
    AccessWatch,
    LiveTextStore,
    ChatTitlesService,
    SummariesService,
    MessageAllowance,
    ChatsGateway,
    SearchService,
    SearchRepository,
    SaidWordsService,
    SaidWordsRepository,
    OwnWordsService,
  ],
  exports: [ChatsService, SaidWordsService, OwnWordsService, MessagesService, ExchangesService, ReplyService],
})
export class ChatsModule {}
