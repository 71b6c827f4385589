import type { DataSource } from 'typeorm';

/** All that reading needs of the database. */
export type Db = Pick<DataSource, 'query'>;
