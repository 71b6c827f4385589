import { startHost } from '../../server/test/testHost.ts';
import { startProduct, WITH_SAMPLE, type StartedProduct } from './product.ts';

/** The product with the sample, for a program that is no test; it stops what it started. */
export async function startSampleProduct(): Promise<StartedProduct> {
  const host = await startHost();
  const product = await startProduct(host.url, WITH_SAMPLE);
  const stop = async (): Promise<void> => {
    await product.stop();
    await host.close();
  };
  return { ...product, stop };
}
