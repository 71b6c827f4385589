import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startProduct, WITH_SAMPLE, type StartedProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sampleHost: string;
  }
}

/** Tells test files where the product with the sample runs, which starts when the first of them asks, if not before. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { testHost } = project.getProvidedContext();
  // Test processes start while it does, and a whole run has other tests to do while the sample is loaded.
  let started: Promise<StartedProduct> | null =
    process.env['SAMPLE_NEEDED'] === undefined ? null : startProduct(testHost, WITH_SAMPLE);
  // Told to the test files that ask.
  started?.catch(() => undefined);
  const host = createServer((_request, response) => {
    started ??= startProduct(testHost, WITH_SAMPLE);
    started.then(
      ({ running }) => response.end(JSON.stringify(running)),
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
