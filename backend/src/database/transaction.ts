import type { EntityManager } from 'typeorm';

/** An open database transaction. Services pass it on to join it; only repositories run statements with it. */
export type Transaction = EntityManager;
