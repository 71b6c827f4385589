/** All that reading needs of the database. */
export interface Db {
  query<T>(statement: string, parameters?: unknown[]): Promise<T>;
}
