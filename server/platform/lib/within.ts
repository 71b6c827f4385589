/**
 * The result of the work, or of `onLate` if the work takes longer than so many milliseconds. The work itself goes on.
 * Throws what fails first: the work in time, or `onLate`. The clock keeps no process alive.
 */
export async function within<T, Late>(work: Promise<T>, ms: number, onLate: () => Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
    timer.unref();
  });
  try {
    return await Promise.race([work, late.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}
