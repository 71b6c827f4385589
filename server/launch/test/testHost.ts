import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import type { HostAnswer, Hosted } from './askHost.ts';
import { compileServer } from '../compile.mjs';
import { onServer } from './onServer.ts';
import { startServers, type Servers } from './servers.ts';
import type { Template } from './template.ts';
import { Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testHost: string;
  }
}

interface Host {
  servers: Servers;
  templates: Templates;
}

/** Tells test processes the addresses of Postgres and Redis. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const host = await startHost();
  project.provide('testHost', host.url);
  return host.close;
}

/**
 * Answers test processes at a URL. Both servers start when the first process asks, so that test runs without a
 * database wait for neither.
 */
export async function startHost(): Promise<{ url: string; close: () => Promise<void> }> {
  let opened: Promise<Host> | null = null;
  const http = createServer((request, response) => {
    opened ??= open();
    const end = (answer: HostAnswer): void => void response.end(JSON.stringify(answer));
    hostedFor(opened, request).then(
      (hosted) => end({ hosted }),
      (error: unknown) => end({ error: String(error) }),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    http.close();
    await (await opened?.catch(() => null))?.servers.stop();
  };
  return { url: `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`, close };
}

async function hostedFor(opened: Promise<Host>, request: IncomingMessage): Promise<Hosted> {
  const template = JSON.parse(await text(request)) as Template;
  const { servers, templates } = await opened;
  const name = await templates.nameOf(template);
  const { databaseUrl, redisUrl } = servers;
  return { databaseUrl, redisUrl, template: name, dataDir: templates.dataDirOf(name) };
}

async function open(): Promise<Host> {
  // Tests start the product's commands as they are shipped.
  await compileServer();
  const servers = await startServers();
  if (servers.isKept) await dropLeftOver(servers.databaseUrl);
  return { servers, templates: new Templates(servers) };
}

/** Databases of test files whose run was cut off. */
async function dropLeftOver(url: string): Promise<void> {
  const left = await onServer<{ datname: string }>(
    url,
    "/* leftOver */ select datname from pg_database where starts_with(datname, 'test_')",
  );
  for (const { datname } of left) {
    await onServer(url, `/* dropLeftOver */ drop database "${datname}" with (force)`);
  }
}
