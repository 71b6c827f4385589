/** Values of one point; each operation costs at least one. */
const VALUES_A_POINT = 10_000;

/** The cost of a call, as answers say it. */
export interface Points {
  /** Points that it could cost at most. */
  requested: number;
  /** Points that it did cost: a stored answer costs one, a refusal none. */
  actual: number;
  /** Points a minute for all API keys of the member together; null for a session, which has no such limit. */
  limit: number | null;
  /** Points left in this minute. */
  remaining: number | null;
  /** Seconds until the limit is whole again. */
  resetSeconds: number | null;
}

/** Points of a number of values of a query, rounded up; at least one. */
export function pointsOf(values: number): number {
  return Math.max(1, Math.ceil(values / VALUES_A_POINT));
}

/** The points of a call, which may take several operations by REST. */
export class Spending {
  points: Points | null = null;
  /** Seconds until what was refused may be tried again; null if nothing was. */
  waitSeconds: number | null = null;

  add(next: Points): void {
    const { requested = 0, actual = 0 } = this.points ?? {};
    this.points = { ...next, requested: requested + next.requested, actual: actual + next.actual };
  }

  /** Notes a refusal. Of several, the longest wait counts. */
  refuseFor(seconds: number): void {
    this.waitSeconds = Math.max(seconds, this.waitSeconds ?? 0);
  }

  /** Takes back points that an operation was expected to cost. */
  giveBack(points: number): void {
    if (!this.points) return;
    const { actual, remaining } = this.points;
    this.points = {
      ...this.points,
      actual: actual - points,
      remaining: remaining === null ? null : remaining + points,
    };
  }

  /** Headers about the limit of an API key, as GitHub names them. */
  limits(): Readonly<Record<string, string>> {
    const { limit = null, remaining, resetSeconds, actual } = this.points ?? {};
    if (limit === null) return {};
    return {
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset-After': String(resetSeconds),
      'X-RateLimit-Cost': String(actual),
    };
  }

  /** The same with the time to wait after a refusal. */
  headers(): Readonly<Record<string, string>> {
    const wait = this.waitSeconds === null ? {} : { 'Retry-After': String(this.waitSeconds) };
    return { ...this.limits(), ...wait };
  }
}
