import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { violatedIndex } from '../database/unique-violation.js';
import { ChatEntity } from './chat.entity.js';

/** Chats in PostgreSQL. Every look-up names the owner: somebody else's chat is not found. */
@Injectable()
export class ChatsRepository {
  constructor(@InjectRepository(ChatEntity) private readonly chats: Repository<ChatEntity>) {}

  /** Inserts an empty chat, or answers null when the account has one already. */
  async insertEmpty(chat: Pick<ChatEntity, 'id' | 'userId' | 'title' | 'titledBy'>): Promise<ChatEntity | null> {
    try {
      const inserted = this.chats.create(chat);
      await this.chats.insert(inserted);
      return inserted;
    } catch (error) {
      if (violatedIndex(error) === 'chats_one_empty') return null;
      throw error;
    }
  }

  findEmpty(userId: string): Promise<ChatEntity | null> {
    return this.chats.findOneBy({ userId, isEmpty: true });
  }

  findOwned(userId: string, id: string): Promise<ChatEntity | null> {
    return this.chats.findOneBy({ id, userId });
  }

  /** Last activity first. */
  listOwned(userId: string): Promise<ChatEntity[]> {
    return this.chats.find({
      select: { id: true, title: true, lastActivityAt: true },
      where: { userId },
      order: { lastActivityAt: 'DESC', id: 'DESC' },
    });
  }

  /** Gives an owned chat the user's title; null when it is not theirs. */
  async rename(userId: string, id: string, title: string): Promise<ChatEntity | null> {
    const { affected } = await this.chats.update({ id, userId }, { title, titledBy: 'user' });
    return affected ? this.findOwned(userId, id) : null;
  }

  /** Gives a chat the assistant's title, unless somebody has named it in the meantime. */
  async nameOnce(id: string, title: string): Promise<ChatEntity | null> {
    const { affected } = await this.chats.update({ id, titledBy: 'nobody' }, { title, titledBy: 'assistant' });
    return affected ? this.chats.findOneBy({ id }) : null;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.chats.delete({ id, userId });
    return Boolean(affected);
  }
}
