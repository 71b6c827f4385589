const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE']);

/** Messages of drivers, without a code, about a connection that was lost or could not be had. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Wrong credentials, and a database that does not exist: neither gets better by waiting. */
const MISTAKES = /^(?:28|3D)/;

/** True where the database, or the way to it, is away at this moment, so that the same may work later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  // PostgreSQL ends the connection with what it calls fatal: it stops, recovers, or has no room for another.
  if (severity === 'FATAL' && typeof code === 'string') return !MISTAKES.test(code);
  if (typeof code === 'string' && (UNREACHABLE.has(code) || /^(?:08|57P|53300)/.test(code))) return true;
  if (LOST.test(error.message)) return true;
  return 'driverError' in error && error.driverError !== error && isDatabaseAway(error.driverError);
}
