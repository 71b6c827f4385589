import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';
import type { StartedProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sampleHost: string;
  }
}

/**
 * Says to test files where the product with the sample runs, and starts it when the first of them asks: loading the
 * sample takes longer than most of their tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<StartedProduct> | null = null;
  const host = createServer((_request, response) => {
    started ??= startProduct({ sample: true });
    started.then(
      ({ url, settings }) => response.end(JSON.stringify({ url, settings })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  project.provide('sampleHost', `http://127.0.0.1:${String((host.address() as AddressInfo).port)}`);
  return async () => {
    host.close();
    await (await started?.catch(() => null))?.stop();
  };
}
