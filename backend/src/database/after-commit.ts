import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type { Transaction } from './transaction.js';

type Work = () => void;

/** Runs work once a transaction has been committed, and never if it is rolled back. */
@Injectable()
export class AfterCommit implements EntitySubscriberInterface {
  private readonly work = new WeakMap<QueryRunner, Work[]>();

  constructor(@InjectDataSource() database: DataSource) {
    database.subscribers.push(this);
  }

  /**
   * @param work must not throw, and isn't awaited. It is lost if the process dies right after the commit, so its effect
   * must also follow from a row.
   */
  run({ queryRunner }: Transaction, work: Work): void {
    if (!queryRunner?.isTransactionActive) throw new Error('There is no open transaction');
    this.work.set(queryRunner, [...(this.work.get(queryRunner) ?? []), work]);
  }

  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    // Releasing a savepoint is also reported as a commit.
    if (queryRunner.isTransactionActive) return;
    const committed = this.work.get(queryRunner);
    this.work.delete(queryRunner);
    for (const work of committed ?? []) work();
  }

  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (!queryRunner.isTransactionActive) this.work.delete(queryRunner);
  }
}
