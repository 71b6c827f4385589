import { lockStatement } from '../lib/locks.sql.ts';

/** Lock for granting rights when several processes start at once: PostgreSQL refuses concurrent grants. */
export const lockRole = lockStatement('productRole.lock', 'productRole');

/** The role's rights in the whole server; no row if there is no such role. */
export const findRole = `/* productRole.find */
  select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isPowerful",
    exists (
      select from pg_roles granted
      where granted.rolname in ('pg_execute_server_program', 'pg_write_server_files', 'pg_read_server_files')
        and pg_has_role(role.rolname, granted.oid, 'member')
    ) as "readsFiles",
    exists (select from pg_database where datname = current_database() and pg_has_role(role.rolname, datdba, 'member'))
      as "ownsDatabase"
  from pg_roles role where rolname = $1`;

/** A statement that creates the role or changes its password; names and texts arrive quoted. */
export function writeRoleSql(verb: 'create' | 'alter', role: string, verifier: string): string {
  return `/* productRole.${verb} */ ${verb} role ${role} login password ${verifier}`;
}

/**
 * Exactly the rights that server and worker need: rows of tables, temporary tables, tables in the schema `staging`
 * while a release is imported, and the table of Stripe's stand-in in `demo_stripe`. They cannot change a table of the
 * product or its triggers, so append-only tables stay append-only.
 */
export function grantSql(role: string, database: string): string {
  return `/* productRole.grant */
    revoke create on schema public from public;
    grant connect, temporary on database ${database} to ${role};
    grant usage on schema public to ${role};
    grant usage, create on schema staging, demo_stripe to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage on all sequences in schema public to ${role};
    revoke insert, update, delete on migration from ${role}`;
}

/** The right to update the planner's statistics, which PostgreSQL 16 gives only to a table's owner. */
export function maintainSql(role: string): string {
  return `/* productRole.maintain */ grant maintain on all tables in schema public to ${role}`;
}

export const findVersion = `/* productRole.version */
  select current_setting('server_version_num')::integer as version, current_database() as database`;

/** The rights of the connection's own role. */
export const findOwnRole = `/* productRole.own */
  select rolname as name, rolsuper or rolcreaterole or pg_has_role(c.relowner, 'usage') as "isPowerful"
  from pg_roles, pg_class c where rolname = current_user and c.oid = 'member'::regclass`;
