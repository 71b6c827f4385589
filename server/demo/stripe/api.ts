import { createHash } from 'node:crypto';
import type pg from 'pg';
import { testCardOf } from './cards.ts';
import { customerRoutes } from './customerRoutes.ts';
import { expand } from './expand.ts';
import type { Form } from './form.ts';
import { invoiceRoutes } from './invoiceRoutes.ts';
import { checked, params } from './params.ts';
import { listOf, type SandboxRoute } from './route.ts';
import { allSubscriptions, ownerOf } from './sandbox.sql.ts';
import { invalid, missing, SandboxError } from './sandboxError.ts';
import type { Answered, Opened, Opening, Outcome, Store } from './store.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';

const routes: readonly SandboxRoute[] = [...customerRoutes, ...subscriptionRoutes, ...invoiceRoutes];

export interface ApiRequest {
  method: string;
  path: string;
  form: Form;
  idempotencyKey: string | null;
}

export interface ApiAnswer {
  status: number;
  body: object;
  /** True for a repeated answer to the same key. */
  isReplayed: boolean;
}

interface Match {
  route: SandboxRoute;
  id: string;
}

function routeOf(method: string, path: string): Match {
  for (const route of routes) {
    const pattern = new RegExp(`^${route.path.replace(':id', '(?<id>[^/]+)')}$`);
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match.groups?.['id'] ?? '' };
  }
  throw new SandboxError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

/** Answers requests like Stripe. Throws {@link SandboxError}. */
export function createApi(pool: pg.Pool, store: Store): (request: ApiRequest) => Promise<ApiAnswer> {
  /** The customer's world that a request concerns. */
  const openingOf = async ({ form, idempotencyKey }: ApiRequest, id: string): Promise<Opening> => {
    const named = [
      id.startsWith('price_') ? '' : id,
      form['payment_method'],
      form['charge'],
      form['invoice'],
    ].filter((each) => typeof each === 'string' && each !== '') as string[];
    const given = typeof form['customer'] === 'string' ? form['customer'] : null;
    const first = named.find((each) => !testCardOf(each)) ?? null;
    const customer = given ?? (first?.startsWith('cus_') ? first : await find(pool, first));
    return { customer, ids: named, key: idempotencyKey };
  };
  return async (request) => {
    if (isOfAll(request)) return listAll(pool, request);
    const { route, id } = routeOf(request.method, request.path);
    const opening = await openingOf(request, id);
    if (route.method === 'GET') {
      const { world } = await store.read(opening);
      // Effects that become due on reading are only shown; the clock stores them.
      if (world.changed.size === 0) {
        const answer = route.answer({ world, id, form: request.form });
        return { status: 200, body: expand(world, answer, request.form), isReplayed: false };
      }
    }
    return store.change(opening, (opened) => answerOnce(request, { route, id }, opened));
  };
}

function isOfAll({ method, path, form }: ApiRequest): boolean {
  return method === 'GET' && path === '/v1/subscriptions' && form['customer'] === undefined;
}

/** Everyone's subscriptions as last stored, without opening any single world. */
async function listAll(pool: pg.Pool, { path, form }: ApiRequest): Promise<ApiAnswer> {
  const { status = 'all', limit = 10, starting_after: after = null } = checked(params.ofAll, form);
  const { rows } = await pool.query<{ data: object }>(allSubscriptions, [status, after, limit + 1]);
  const body = listOf(
    path,
    rows.map(({ data }) => data),
    limit,
  );
  return { status: 200, body, isReplayed: false };
}

async function find(pool: pg.Pool, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { rows } = await pool.query<{ customer: string | null }>(ownerOf, [id]);
  if (!rows[0]) throw missing('object', id);
  return rows[0].customer;
}

/** Repeats the earlier answer to the same key without repeating its effects. */
function answerOnce(
  request: ApiRequest,
  { route, id }: Match,
  { world, answered }: Opened,
): Outcome<ApiAnswer> {
  const { idempotencyKey: key, form, method, path } = request;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([method, path, form]))
    .digest('hex');
  if (answered) return { value: replayed(answered, fingerprint), isKept: false, answer: null };
  const remember = (status: number, body: object): Answered | null =>
    key === null ? null : { key, fingerprint, status, body };
  try {
    const body = expand(world, route.answer({ world, id, form }), form);
    return { value: { status: 200, body, isReplayed: false }, isKept: true, answer: remember(200, body) };
  } catch (error) {
    // A declined card counts as tried; an invalid request may be corrected and sent again.
    if (!(error instanceof SandboxError) || error.status !== 402) throw error;
    const body = { error: error.body };
    const value = { status: 402, body, isReplayed: false };
    return { value, isKept: true, answer: remember(402, body) };
  }
}

function replayed({ fingerprint, status, body }: Answered, wanted: string): ApiAnswer {
  if (fingerprint === wanted) return { status, body, isReplayed: true };
  throw invalid(
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    {
      type: 'idempotency_error',
    },
  );
}
