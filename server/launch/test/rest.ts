/** An answer of the REST facade. */
export interface RestAnswer {
  status: number;
  contentType: string;
  body: unknown;
}

export interface RestOptions {
  token?: string | null;
  method?: string;
  body?: unknown;
}

/** Calls a path of a running server and reads its JSON. */
export async function rest(
  origin: string,
  path: string,
  { token = null, method = 'GET', body }: RestOptions = {},
): Promise<RestAnswer> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, body: await response.json() };
}
