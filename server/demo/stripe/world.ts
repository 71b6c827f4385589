import { completed, newObject, type Decline, type Kept, type Kind, type Kinds } from './objects.ts';

/** A refusal in Stripe's words. */
export class SandboxError extends Error {
  override name = 'SandboxError';

  constructor(
    readonly status: number,
    readonly body: Partial<Decline> & { type: string; message: string },
  ) {
    super(body.message);
  }
}

export function invalid(message: string): SandboxError {
  return new SandboxError(400, { type: 'invalid_request_error', message });
}

export function missing(what: string, id: string): SandboxError {
  const message = `No such ${what.replaceAll('_', ' ')}: '${id}'`;
  return new SandboxError(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

export function declined(decline: Decline): SandboxError {
  return new SandboxError(402, { type: 'card_error', ...decline });
}

/** Facts of a payment method that are not told: its test card, and that its bank has seen the cardholder with it. */
export interface Secrets {
  card?: string;
  isKnown?: boolean;
}

export interface Row {
  id: string;
  data: Kept;
  secrets: Secrets;
}

/** A customer with all that is theirs, at a moment. Requests and the clock change it, and then it is written back. */
export class World {
  readonly changed = new Set<Row>();
  readonly #rows: Map<string, Row>;

  constructor(
    /** Unix seconds. */
    public now: number,
    rows: readonly Row[],
    /** Base address of the invoice pages. */
    readonly pagesUrl: string,
  ) {
    this.#rows = new Map(rows.map((row) => [row.id, { ...row, data: completed(row.data) }]));
  }

  row(id: string | null | undefined): Row | null {
    return this.#rows.get(id ?? '') ?? null;
  }

  /** All objects of a kind, the oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#rows.values()].map(({ data }) => data).filter((data) => isOfKind(data, kind));
  }

  find<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | null {
    const data = this.row(id)?.data;
    return data && isOfKind(data, kind) ? data : null;
  }

  /** Throws Stripe's error for an unknown id. */
  get<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id ?? '');
    return found;
  }

  add<K extends Kind>(kind: K, facts: Partial<Kinds[K]>, secrets: Secrets = {}): Kinds[K] {
    const data = newObject(kind, this.now, facts);
    const row = { id: data.id, data: data as Kept, secrets };
    this.#rows.set(row.id, row);
    this.changed.add(row);
    return data;
  }

  /** Changes an object in place, and has it written. */
  change<T extends Kept>(data: T, changes: Partial<T>, secrets: Secrets = {}): T {
    const row = this.row(data.id);
    if (row) this.changed.add(Object.assign(row, { secrets: { ...row.secrets, ...secrets } }));
    return Object.assign(data, changes);
  }

  /** An event with the object's current state. */
  emit(type: string, object: Kept): void {
    this.add('event', { type, data: { object: structuredClone(object) } });
  }
}

function isOfKind<K extends Kind>(data: Kept, kind: K): data is Kinds[K] {
  return data.object === kind;
}
