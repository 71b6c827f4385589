const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE']);

/** Driver messages without a code about a lost or failed connection. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Wrong credentials, and a missing database: waiting does not help. */
const MISTAKES = /^(?:28|3D)/;

/** True if the database or the network to it is down at the moment, so that a retry may work. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  // PostgreSQL ends the connection with what it calls fatal: it stops, recovers, or has no room for another.
  if (severity === 'FATAL' && typeof code === 'string') return !MISTAKES.test(code);
  if (typeof code === 'string' && (UNREACHABLE.has(code) || /^(?:08|57P|53300)/.test(code))) return true;
  if (LOST.test(error.message)) return true;
  return 'driverError' in error && error.driverError !== error && isDatabaseAway(error.driverError);
}
