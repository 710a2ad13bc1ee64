import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { violatedIndex } from '../database/sql.js';
import { ChatEntity } from './chat.entity.js';
import { ownerColumns } from './owner.js';

/** Chats in PostgreSQL. Every look-up names the owner: somebody else's chat is not found. */
@Injectable()
export class ChatsRepository {
  constructor(@InjectRepository(ChatEntity) private readonly chats: Repository<ChatEntity>) {}

  /** Inserts an empty chat, or answers null when its owner has one already. */
  async insertEmpty(chat: Pick<ChatEntity, 'id' | 'owner' | 'title' | 'titledBy'>): Promise<ChatEntity | null> {
    try {
      const inserted = this.chats.create({ ...chat, ...ownerColumns(chat.owner) });
      await this.chats.insert(inserted);
      return inserted;
    } catch (error) {
      if (violatedIndex(error) === 'chats_one_empty') return null;
      throw error;
    }
  }

  findEmpty(owner: string): Promise<ChatEntity | null> {
    return this.chats.findOneBy({ owner, isEmpty: true });
  }

  findOwned(owner: string, id: string): Promise<ChatEntity | null> {
    return this.chats.findOneBy({ id, owner });
  }

  /** Last activity first. */
  listOwned(owner: string): Promise<ChatEntity[]> {
    return this.chats.find({
      select: { id: true, title: true, lastActivityAt: true, pinnedAt: true, archivedAt: true },
      where: { owner },
      order: { lastActivityAt: 'DESC', id: 'DESC' },
    });
  }

  /** Changes what is given of an owned chat; null when it is not theirs. */
  async change(
    owner: string,
    id: string,
    change: Partial<Pick<ChatEntity, 'title' | 'titledBy' | 'pinnedAt' | 'archivedAt'>>,
  ): Promise<ChatEntity | null> {
    const { affected } = await this.chats.update({ id, owner }, change);
    return affected ? this.findOwned(owner, id) : null;
  }

  /** Gives a chat the assistant's title, unless somebody has named it in the meantime. */
  async nameOnce(id: string, title: string): Promise<ChatEntity | null> {
    const { affected } = await this.chats.update({ id, titledBy: 'nobody' }, { title, titledBy: 'assistant' });
    return affected ? this.chats.findOneBy({ id }) : null;
  }

  async remove(owner: string, id: string): Promise<boolean> {
    const { affected } = await this.chats.delete({ id, owner });
    return Boolean(affected);
  }

  /**
   * Moves what a guest has said to an account, in one statement; the first account to ask is the only one ever. An empty
   * chat stays behind: there is nothing in it. Answers what was moved, or null when another account was first.
   */
  async carryOver(guestId: number, userId: string): Promise<ChatEntity[] | null> {
    const [row]: [{ claimed: boolean; moved: string[] }] = await this.chats.query(
      `WITH claimed AS (
         UPDATE guests SET carried_to = $2 WHERE id = $1 AND coalesce(carried_to, $2) = $2 RETURNING id
       ), moved AS (
         UPDATE chats c SET user_id = $2, guest_id = NULL FROM claimed
         WHERE c.guest_id = claimed.id AND NOT c.is_empty RETURNING c.id
       )
       SELECT EXISTS (SELECT 1 FROM claimed) AS claimed, ARRAY(SELECT id FROM moved) AS moved`,
      [guestId, userId],
    );
    return row.claimed ? this.chats.findBy({ id: In(row.moved) }) : null;
  }
}
