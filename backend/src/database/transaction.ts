/** A database transaction of a caller, as far as taking part in it needs it. */
export interface Transaction {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}
