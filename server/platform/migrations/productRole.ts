import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Db } from '../lib/db.ts';
import * as sql from './productRole.sql.ts';
import { scramVerifier } from './scram.ts';

/** First PostgreSQL version with the right to analyze tables of another owner. */
const HAS_MAINTAIN = 170_000;

/** The server's refusal of a password. */
const WRONG_PASSWORD = '28P01';

interface RoleFacts {
  isPowerful: boolean;
  readsFiles: boolean;
  ownsDatabase: boolean;
}

interface OwnRole {
  name: string;
  isPowerful: boolean;
}

/**
 * Ensures that the role of `productUrl` exists with exactly the rights that server and worker need. Called after
 * every migration by the role that owns the tables; does nothing if both are the same role. A role created by hand
 * keeps its password unless the one in `productUrl` is refused.
 */
export async function prepareProductRole(owner: DataSource, productUrl: string): Promise<void> {
  const { username, password } = new URL(productUrl);
  const name = decodeURIComponent(username);
  const [own] = await owner.query<OwnRole[]>(sql.findOwnRole);
  if (name === '' || own?.name === name) return;
  const verifier = (): string => pg.escapeLiteral(scramVerifier(decodeURIComponent(password)));
  const role = pg.escapeIdentifier(name);
  await owner.transaction(async (db) => {
    await db.query(sql.lockRole);
    const [known] = await db.query<RoleFacts[]>(sql.findRole, [name]);
    if (known === undefined) await db.query(sql.writeRoleSql('create', role, verifier()));
    else refusePower(name, known);
    await grant(db, role);
  });
  if (await isRefused(productUrl)) await owner.query(sql.writeRoleSql('alter', role, verifier()));
}

function refusePower(name: string, { isPowerful, readsFiles, ownsDatabase }: RoleFacts): void {
  if (!isPowerful && !readsFiles && !ownsDatabase) return;
  const power = isPowerful ? 'is a superuser or may create roles or databases' : 'may do more than it needs';
  throw new Error(
    `the role ${name} of DATABASE_URL ${power}: name another one there, which is created if it does not exist`,
  );
}

async function grant(owner: Db, role: string): Promise<void> {
  const [facts] = await owner.query<{ version: number; database: string }[]>(sql.findVersion);
  await owner.query(sql.grantSql(role, pg.escapeIdentifier(facts?.database ?? '')));
  if ((facts?.version ?? 0) >= HAS_MAINTAIN) await owner.query(sql.maintainSql(role));
}

async function isRefused(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === WRONG_PASSWORD) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A warning if the role of server and worker has too many rights; null if it does not. */
export async function dangerOfRole(db: DataSource): Promise<string | null> {
  const [own] = await db.query<OwnRole[]>(sql.findOwnRole);
  if (!own?.isPowerful) return null;
  return (
    `The database role ${own.name} owns the tables or may do everything. Give DATABASE_URL a role of its own, and ` +
    'MIGRATION_DATABASE_URL the one that owns the tables.'
  );
}
