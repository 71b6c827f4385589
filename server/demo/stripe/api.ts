import { createHash } from 'node:crypto';
import type pg from 'pg';
import { testCardOf } from './cards.ts';
import { allSubscriptions } from './sandbox.sql.ts';
import type { Opening, Store } from './store.ts';
import { listOf, verbs, type Params } from './verbs.ts';
import { missing, SandboxError, type World } from './world.ts';

export interface ApiRequest {
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

/** Answers requests like Stripe. Throws {@link SandboxError}. */
export function createApi(pool: pg.Pool, store: Store): Api {
  return async (request) => {
    const { name, params } = request;
    if (name === 'GET /v1/subscriptions' && params.customer === undefined) {
      // As last stored, without opening any single world.
      const { status = 'all', limit = '10', starting_after: after = null } = params;
      const values = [status, after, Number(limit) + 1];
      const { rows } = await pool.query<{ data: object }>(allSubscriptions, values);
      return done(
        listOf(
          rows.map(({ data }) => data),
          limit,
        ),
      );
    }
    return store.change(await openingOf(store, request), (world) => answerOnce(world, request));
  };
}

/** The customer's world that a request concerns. */
async function openingOf(store: Store, { id, params, idempotencyKey: key }: ApiRequest): Promise<Opening> {
  const { customer, payment_method = '', invoice = '' } = params;
  const ids = [id, payment_method, invoice].filter((each) => each !== '' && !each.startsWith('price_'));
  if (customer !== undefined) return { customer, ids, key };
  const [first] = ids.filter((each) => !testCardOf(each));
  const owner =
    first === undefined || first.startsWith('cus_') ? (first ?? null) : await store.ownerOf(first);
  if (owner === undefined) throw missing('object', first ?? '');
  return { customer: owner, ids, key };
}

/** Repeats the earlier answer to the same key without repeating its effects. */
function answerOnce(world: World, { name, id, params, idempotencyKey }: ApiRequest): ApiAnswer {
  const text = JSON.stringify([name, id, params]);
  const fingerprint = createHash('sha256').update(text).digest('hex');
  const answered = world.find('request', idempotencyKey);
  // An answer that a migration moved has none.
  if (answered && answered.fingerprint !== '' && answered.fingerprint !== fingerprint) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw new SandboxError(400, { type: 'idempotency_error', message });
  }
  if (answered) return { ...answered, isReplayed: true };
  const answer = tried(() => expand(world, verbs[name]?.(world, params, id) ?? {}, params.expand));
  if (idempotencyKey !== null) world.add('request', { id: idempotencyKey, fingerprint, ...answer });
  return answer;
}

function done(body: object, status = 200): ApiAnswer {
  return { status, body };
}

/** A declined card counts as tried; an invalid request may be corrected and sent again. */
function tried(work: () => object): ApiAnswer {
  try {
    return done(work());
  } catch (error) {
    if (!(error instanceof SandboxError) || error.status !== 402) throw error;
    return done({ error: error.body }, 402);
  }
}

/** A copy in which ids are replaced by their objects, along paths such as `data.default_payment_method`. */
function expand(world: World, answer: object, paths: readonly string[] = []): object {
  const copy = structuredClone(answer);
  for (const path of paths) follow(world, copy, path.split('.'));
  return copy;
}

function follow(world: World, value: object, [name = '', ...rest]: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value as object[]) follow(world, item, [name, ...rest]);
    return;
  }
  const field = Reflect.get(value, name) as unknown;
  const found = typeof field === 'string' ? structuredClone(world.row(field)?.data) : field;
  if (found && typeof found === 'object') {
    Reflect.set(value, name, found);
    if (rest.length > 0) follow(world, found, rest);
  }
}
