/**
 * Like Promise.all, but waits for all even if one fails, so that nothing keeps running unnoticed.
 * @template {unknown[]} T
 * @param {[...{ [K in keyof T]: Promise<T[K]> }]} promises
 * @returns {Promise<T>}
 */
export async function allDone(promises) {
  await Promise.allSettled(promises);
  return /** @type {T} */ (/** @type {unknown} */ (await Promise.all(promises)));
}
