import { randomBytes } from 'node:crypto';
import { askHost } from './askHost.ts';
import { onServer } from './onServer.ts';
import type { Template } from './template.ts';

export interface Copy {
  url: string;
  drop: () => Promise<void>;
}

/** A copy of a template's database that nobody is connected to yet. */
export async function copyOf(host: string, template: Template): Promise<Copy> {
  const { databaseUrl, template: source } = await askHost(host, template);
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files is faster for large databases; otherwise writing them again is.
  const strategy = template.kind === 'empty' ? 'wal_log' : 'file_copy';
  await onServer(
    databaseUrl,
    `/* createTestDatabase */ create database "${name}" template "${source}" strategy ${strategy}`,
  );
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await onServer(databaseUrl, `/* dropTestDatabase */ drop database "${name}" with (force)`);
  };
  return { url: url.href, drop };
}
