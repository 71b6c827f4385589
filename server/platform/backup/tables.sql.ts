/** Tables of the product with their columns, and the tables that they refer to. Generated columns are computed again. */
export const listTables = `/* backup.tables */
  select c.relname as name,
    array(
      select attname::text from pg_attribute a
      where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns,
    array(
      select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
    ) as "refersTo"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
  order by c.relname`;

/** The next numbers of the tables' identities. Null for one that was never used. */
export const listSequences = `/* backup.sequences */
  select sequencename as name, last_value as "lastValue" from pg_sequences where schemaname = 'public' order by 1`;

export const listMigrations = `/* backup.migrations */ select name from migration order by id`;

export const listRawFiles = `/* backup.rawFiles */ select distinct raw_sha256 as sha256 from import order by 1`;

export const hasTables = `/* backup.hasTables */ select to_regclass('public.member') is not null as "hasTables"`;

/** True if the database holds anything that a restore would replace. */
export const isInUse = `/* backup.isInUse */
  select exists (select from member) or exists (select from release) or exists (select from import) as "isInUse"`;

/** Programs that are connected to the database besides this one. */
export const otherSessions = `/* backup.otherSessions */
  select coalesce(nullif(application_name, ''), 'unknown') as name, count(*)::integer as sessions from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and application_name <> 'restore'
  group by 1 order by 1`;

/** Makes the database empty, as before any migration. */
export const dropEverything = `/* backup.dropEverything */
  drop schema public cascade;
  drop schema if exists staging, demo_stripe cascade;
  create schema public;
  grant usage on schema public to public`;
