import type { TestProject } from 'vitest/node';
import { createDataSource, createPool } from '../database.ts';
import { prepareDatabase } from '../places/loadReference.ts';
import { startServers, type Servers } from './servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    templateName: string;
    redisUrl: string;
  }
}

/** Starts Postgres and Redis once for a run, with one migrated database that test files get copies of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startServers();
  const templateName = `template_${String(process.pid)}_${project.name}`;
  await migrateTemplate(servers, templateName);
  project.provide('databaseUrl', servers.databaseUrl);
  project.provide('templateName', templateName);
  project.provide('redisUrl', servers.redisUrl);
  return async () => {
    await onServer(servers, `/* dropTemplate */ DROP DATABASE IF EXISTS "${templateName}" WITH (FORCE)`);
    await servers.stop();
  };
}

async function migrateTemplate(servers: Servers, name: string): Promise<void> {
  await onServer(servers, `/* dropTemplate */ DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await onServer(servers, `/* createTemplate */ CREATE DATABASE "${name}"`);
  const url = new URL(servers.databaseUrl);
  url.pathname = `/${name}`;
  const dataSource = await createDataSource(url.href).initialize();
  try {
    await prepareDatabase(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function onServer(servers: Servers, statement: string): Promise<void> {
  const pool = createPool(servers.databaseUrl);
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
