import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Asks PostgreSQL whether it is there. */
@Injectable()
export class DatabaseProbe {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Rejects when PostgreSQL does not answer. */
  async ask(): Promise<void> {
    await this.database.query('SELECT 1');
  }
}
