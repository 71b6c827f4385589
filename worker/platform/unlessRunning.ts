/** Work that begins once at a time. */
export interface SingleRun {
  /** Has no effect while the work runs. */
  begin: () => void;
  /** Resolves when nothing runs. */
  ended: () => Promise<unknown>;
}

/** Skips beginnings while the work runs. The work never rejects. */
export function unlessRunning(run: () => Promise<unknown>): SingleRun {
  let running: Promise<unknown> | null = null;
  return {
    begin: () => {
      running ??= run().finally(() => {
        running = null;
      });
    },
    ended: () => Promise.resolve(running),
  };
}
