import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource, createPool } from '../database.ts';

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  pool: Pool;
  /** Ends all connections and drops the database. */
  close: () => Promise<void>;
}

/** A freshly migrated, empty database of the test file's own. Call it in `beforeAll`, `close` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`/* createTestDatabase */ CREATE DATABASE "${name}" TEMPLATE "${inject('templateName')}"`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  const dataSource = await createDataSource(url.href).initialize();
  const pool = createPool(url.href);
  // A connection that is still on its way out when the database is dropped is ended by force, and says so.
  pool.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await pool.end();
    await onServer(`/* dropTestDatabase */ DROP DATABASE "${name}" WITH (FORCE)`);
  };
  return { url: url.href, dataSource, pool, close };
}

async function onServer(statement: string): Promise<void> {
  const server = createPool(inject('databaseUrl'), { poolSize: 1 });
  try {
    await server.query(statement);
  } finally {
    await server.end();
  }
}
