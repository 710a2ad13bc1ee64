import { QueryFailedError } from 'typeorm';

/** The five characters by which PostgreSQL says why it refused a statement (`55P03`); undefined for any other error. */
export function driverCode(error: unknown): string | undefined {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
}
