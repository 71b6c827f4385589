import { startHost } from '../../server/launch/test/testHost.ts';
import { startProduct, WITH_SAMPLE, type StartedProduct } from './product.ts';

/** The product with the sample, for a program that is no test; it stops what it started. */
export function startSampleProduct(): Promise<StartedProduct> {
  return start(WITH_SAMPLE);
}

/** The same without any release. */
export function startEmptyProduct(): Promise<StartedProduct> {
  return start({ ...WITH_SAMPLE, template: { kind: 'empty' } });
}

async function start(options: Parameters<typeof startProduct>[1]): Promise<StartedProduct> {
  const host = await startHost();
  const product = await startProduct(host.url, options);
  const stop = async (): Promise<void> => {
    await product.stop();
    await host.close();
  };
  return { ...product, stop };
}
