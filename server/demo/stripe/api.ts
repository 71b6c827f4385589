import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { allOfKind } from './sandbox.sql.ts';
import type { Store } from './store.ts';
import { listOf, verbs, type Params } from './verbs.ts';
import { SandboxError, type World } from './world.ts';

interface ApiRequest {
  /** Name of the verb. */
  name: string;
  id: string;
  params: Params;
  idempotencyKey: string | null;
}

export interface ApiAnswer {
  status: number;
  body: object;
  /** True for a repeated answer to the same key. */
  isReplayed?: boolean;
}

export type Api = (request: ApiRequest) => Promise<ApiAnswer>;

/** Lists that the product reads without naming a customer, and their kinds. */
const listedForAll: Readonly<Record<string, string>> = {
  'GET /v1/subscriptions': 'subscription',
  'GET /v1/disputes': 'dispute',
  'GET /v1/refunds': 'refund',
};

/** Answers requests like Stripe. Throws {@link SandboxError}. */
export function createApi(database: DataSource, store: Store): Api {
  return async (request) => {
    const { name, id, params, idempotencyKey } = request;
    const { customer, payment_method = '', invoice = '', payment: { payment_intent = '' } = {} } = params;
    const kind = listedForAll[name];
    if (kind !== undefined && customer === undefined) {
      // As last stored, without opening any single world.
      const { status = 'all', limit = '10', starting_after: after = null } = params;
      const wanted = [status, after, Number(limit) + 1, kind];
      const rows = await database.query<{ data: object }[]>(allOfKind, wanted);
      const data = rows.map((row) => row.data);
      return { status: 200, body: listOf(data, limit) };
    }
    const ids = [id, payment_method, invoice, payment_intent];
    const owner = customer ?? (await store.ownerOf(...ids));
    return store.change(owner, (world) => answerOnce(world, request), [...ids, idempotencyKey ?? '']);
  };
}

/** Repeats the earlier answer to the same key without repeating its effects. */
function answerOnce(world: World, { name, id, params, idempotencyKey }: ApiRequest): ApiAnswer {
  const text = JSON.stringify([name, id, params]);
  const fingerprint = createHash('sha256').update(text).digest('hex');
  const answered = world.find('request', idempotencyKey);
  // An answer that a migration moved has none.
  if (answered && answered.fingerprint !== '' && answered.fingerprint !== fingerprint) {
    const message = 'Keys for idempotent requests can only be used with the parameters of their first use.';
    throw new SandboxError(400, { type: 'idempotency_error', message });
  }
  if (answered) return { ...answered, isReplayed: true };
  const answer = tried(() => expand(world, verbs[name]?.(world, params, id) ?? {}, params.expand));
  if (idempotencyKey !== null) world.add('request', { id: idempotencyKey, fingerprint, ...answer });
  return answer;
}

/** A declined card counts as tried; an invalid request may be corrected and sent again. */
function tried(work: () => object): ApiAnswer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof SandboxError) || error.status !== 402) throw error;
    return { status: 402, body: { error: error.body } };
  }
}

/** A copy in which ids are replaced by their objects, along paths such as `data.default_payment_method`. */
function expand(world: World, answer: object, paths: readonly string[] = []): object {
  const copy = structuredClone(answer);
  for (const path of paths) follow(world, copy, path.split('.'));
  return copy;
}

function follow(world: World, value: object, [name = '', ...rest]: string[]): void {
  for (const item of Array.isArray(value) ? (value as object[]) : [value]) {
    const field = Reflect.get(item, name) as unknown;
    const found = typeof field === 'string' ? structuredClone(world.row(field)?.data) : field;
    if (!found || typeof found !== 'object') continue;
    Reflect.set(item, name, found);
    if (rest.length > 0) follow(world, found, rest);
  }
}
