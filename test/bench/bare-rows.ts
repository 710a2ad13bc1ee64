/**
 * The baseline for reads: Nest on Express with the product's own queries and, where the product requires a session, the
 * check of its token.
 */
import { Controller, Get, Headers, Inject, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import jwt from 'jsonwebtoken';
import { createSecretKey } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Message } from '../../contract/chats/chat.js';
import type { User } from '../../contract/account/user.js';
import { sessionCookie } from '../../backend/src/auth/sessions/session-cookie.js';
import { SessionsRepository } from '../../backend/src/auth/sessions/sessions.repository.js';
import type { SessionClaims } from '../../backend/src/auth/sessions/sessions.service.js';
import { readCookie } from '../../backend/src/http/cookies.js';
import { toMessage } from '../../backend/src/chats/messages/message.js';
import { MessagesRepository } from '../../backend/src/chats/messages/messages.repository.js';
import { toUser } from '../../backend/src/users/account.js';

const { PORT, DATABASE_URL, DATABASE_POOL_SIZE, SESSION_SECRET = '' } = process.env;
const key = createSecretKey(Buffer.from(SESSION_SECRET));

const database = new DataSource({
  type: 'postgres',
  url: DATABASE_URL,
  poolSize: Number(DATABASE_POOL_SIZE),
});

@Controller()
class RowsController {
  constructor(
    @Inject(SessionsRepository) private readonly sessions: SessionsRepository,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
  ) {}

  @Get('ready')
  ready(): string {
    return 'ready';
  }

  @Get('user')
  async user(@Headers('cookie') cookie: string): Promise<User | null> {
    const token = jwt.verify(readCookie(cookie, sessionCookie) ?? '', key, { algorithms: ['HS256'] });
    const { sid, sub } = token as SessionClaims;
    const row = await this.sessions.findAccount(sid, sub);
    return row && toUser(row, new Date(), { monthly: 'price_monthly', yearly: 'price_yearly' });
  }

  /** Returns the milliseconds that inserting and committing a row took. */
  @Get('insert')
  async insert(): Promise<string> {
    const beganAt = performance.now();
    await database.query('INSERT INTO bench_rows (text) VALUES ($1)', ['a row']);
    return String(performance.now() - beganAt);
  }

  @Get('messages/:userId/:chatId/:limit')
  async page(
    @Param('userId') userId: string,
    @Param('chatId') chatId: string,
    @Param('limit') limit: string,
  ): Promise<Message[] | undefined> {
    const page = await this.messages.findPage(userId, chatId, Number(limit), undefined);
    return page?.messages.map((row) => toMessage(row));
  }
}

@Module({
  controllers: [RowsController],
  providers: [
    { provide: SessionsRepository, useFactory: () => new SessionsRepository(database) },
    { provide: MessagesRepository, useFactory: () => new MessagesRepository(database) },
  ],
})
class RowsModule {}

await database.initialize();
await database.query('CREATE TABLE IF NOT EXISTS bench_rows (id bigserial PRIMARY KEY, text text NOT NULL)');
const app = await NestFactory.create(RowsModule, { logger: false });
await app.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
