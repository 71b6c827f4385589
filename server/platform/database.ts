import 'reflect-metadata';
import pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import type { OnStatement } from './metrics/statementTimes.ts';
import { migrations } from './migrations/migrations.ts';
import { PreparingClient } from './preparingClient.ts';

export interface DatabaseOptions {
  /** Shown in `pg_stat_activity`, to tell slow statements of server and worker apart. */
  applicationName?: string;
  /** 0, the default, means no limit: imports and migrations take as long as they need. */
  statementTimeoutMs?: number;
  poolSize?: number;
  /** True to keep idle connections, which are closed after ten seconds otherwise. */
  keepOpen?: boolean;
  /** Called after each statement with its seconds. */
  onStatement?: OnStatement;
  /** True to send statements without waiting for the answers to earlier ones. COPY and cursors are refused then. */
  pipeline?: boolean;
  /** Tables whose rows are read and written through TypeORM; none for named SQL alone. */
  entities?: (EntitySchema | (new () => object))[];
  /** The first migrations only, to restore a database of an earlier version. */
  migrations?: typeof migrations;
}

const TEXT_ARRAY = 1009;
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;

type TextArray = (string | null | TextArray)[];
type NumberArray = (number | null | NumberArray)[];

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}

function toNumbers(values: TextArray): NumberArray {
  return values.map((value) => {
    if (value === null) return null;
    return Array.isArray(value) ? toNumbers(value) : toSafeInteger(value);
  });
}

/** int8 as number (an inexact one throws), date as 'YYYY-MM-DD', arrays of both likewise; the rest as pg does. */
function exactTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const parserOf = pg.types.getTypeParser as (oid: number) => (text: string) => TextArray;
  const parseTextArray = parserOf(TEXT_ARRAY);
  types.setTypeParser(INT8, toSafeInteger);
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(INT8_ARRAY, (text) => toNumbers(parseTextArray(text)));
  types.setTypeParser(DATE_ARRAY, parseTextArray);
  return types;
}

function poolSettings(options: DatabaseOptions): pg.PoolConfig {
  return {
    Client: PreparingClient,
    types: exactTypes(),
    max: options.poolSize ?? 10,
    min: options.keepOpen === true ? (options.poolSize ?? 10) : 0,
    application_name: options.applicationName ?? 'texas-receipts',
    statement_timeout: options.statementTimeoutMs ?? 0,
    connectionTimeoutMillis: 10_000,
    pipeline: options.pipeline ?? false,
    ...(options.onStatement && { onStatement: options.onStatement }),
  };
}

/** A plain pool with our type parsers, for COPY and for streaming; the caller ends it. */
export function createPool(url: string, options: DatabaseOptions = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...poolSettings(options) });
  // Losing an idle connection is harmless: the pool opens another when needed.
  pool.on('error', () => undefined);
  return pool;
}

/** The product's tables behind TypeORM, not yet connected: call `initialize()`, and `destroy()` at the end. */
export function createDataSource(url: string, options: DatabaseOptions = {}): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: options.entities ?? [],
    migrations: options.migrations ?? migrations,
    migrationsTableName: 'migration',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    extra: poolSettings(options),
  });
}

/** The key of the advisory lock under which migrations run; any number that nothing else locks. */
const MIGRATION_LOCK = 7_460_001;

/** Brings the schema up to date. Several processes may call it together: one migrates, the others wait. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const holder = dataSource.createQueryRunner();
  try {
    await holder.query(`/* lockMigrations */ SELECT pg_advisory_lock($1)`, [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    // A connection that was lost has lost its lock as well, and the migration's error says more.
    await holder
      .query(`/* unlockMigrations */ SELECT pg_advisory_unlock($1)`, [MIGRATION_LOCK])
      .catch(() => undefined);
    await holder.release();
  }
}
