/** The database interface that reading needs. */
export interface Db {
  query<T>(statement: string, parameters?: unknown[]): Promise<T>;
}
