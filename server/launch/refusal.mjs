/** The reason why nothing can start, in one sentence for the person at the terminal. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}

/**
 * Ends the process with a refusal's sentence alone; any other error is a fault of ours and shows its stack.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWith(error) {
  const isRefusal = error instanceof Refusal;
  process.stderr.write(
    `${isRefusal ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
