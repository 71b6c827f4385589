import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { entities } from '../../http/schema/entities.ts';
import { createDataSource, createPool } from '../../platform/database.ts';
import { copyOf } from './copyOf.ts';
import type { Template } from './template.ts';

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  pool: Pool;
  /** Closes all connections and drops the database. */
  close: () => Promise<void>;
}

/** A database of the test file's own: a copy of a template. Call it in `beforeAll`, `close` in `afterAll`. */
export async function testDatabase(template: Template = { kind: 'empty' }): Promise<TestDatabase> {
  const { url, drop } = await copyOf(inject('testHost'), template);
  const dataSource = await createDataSource(url, { entities }).initialize();
  const pool = createPool(url);
  // A connection that is still on its way out when the database is dropped is ended by force, and says so.
  pool.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await pool.end();
    await drop();
  };
  return { url, dataSource, pool, close };
}
