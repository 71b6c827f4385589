import Stripe from 'stripe';
import { missing } from './sandboxError.ts';
import { newId, type Kept, type Kind, type Kinds } from './wire.ts';

/** Facts that the stand-in keeps about an object but does not return. */
export interface Secrets {
  /** Number of the test card of a payment method. */
  card?: string;
  /** The bank has seen the cardholder with it. */
  isKnown?: boolean;
}

export interface Row {
  id: string;
  data: Kept;
  secrets: Secrets;
}

export interface SandboxEvent extends Omit<Stripe.EventBase, 'data' | 'type'> {
  type: string;
  data: { object: Kept; previous_attributes?: object };
}

/** A customer with all that is theirs, at a moment. Requests and the clock change it, and then it is written back. */
export class World {
  readonly events: SandboxEvent[] = [];
  readonly changed = new Set<string>();
  readonly #rows = new Map<string, Row>();

  constructor(
    /** Unix seconds. */
    public now: number,
    rows: readonly Row[],
    /** Base address of the invoice pages. */
    readonly pagesUrl: string,
    public idempotencyKey: string | null = null,
  ) {
    for (const row of rows) this.#rows.set(row.id, row);
  }

  row(id: string): Row | null {
    return this.#rows.get(id) ?? null;
  }

  /** All objects of a kind, the oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#rows.values()].map(({ data }) => data).filter((data) => isOfKind(data, kind));
  }

  find<K extends Kind>(kind: K, id: string | null): Kinds[K] | null {
    const data = id === null ? null : this.#rows.get(id)?.data;
    return data && isOfKind(data, kind) ? data : null;
  }

  /** Throws Stripe's error for an unknown id. */
  get<K extends Kind>(kind: K, id: string | null): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id ?? '');
    return found;
  }

  add<T extends Kept>(data: T, secrets: Secrets = {}): T {
    this.#rows.set(data.id, { id: data.id, data, secrets });
    this.changed.add(data.id);
    return data;
  }

  /** Changes an object in place, and has it written. */
  change<T extends Kept>(data: T, changes: Partial<T>): T {
    this.changed.add(data.id);
    return Object.assign(data, changes);
  }

  secretsOf(id: string | null): Secrets {
    return (id === null ? null : this.#rows.get(id)?.secrets) ?? {};
  }

  tellNobody(id: string, secrets: Secrets): void {
    const row = this.#rows.get(id);
    if (row) Object.assign(row.secrets, secrets);
    this.changed.add(id);
  }

  /** An event with the object's current state. */
  emit(type: string, object: Kept): void {
    this.events.push({
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.now,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: this.idempotencyKey },
      type,
    });
  }
}

function isOfKind<K extends Kind>(data: Kept, kind: K): data is Kinds[K] {
  return data.object === kind;
}
