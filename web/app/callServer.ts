import { readToken } from './session.ts';

/** Told of a call that failed, by its method and path. */
type OnFailure = (call: string, error: unknown) => void;

const watching: { onFailure: OnFailure } = { onFailure: () => undefined };

/** Names who is told when a call of {@link callServer} fails. */
export function watchCalls(onFailure: OnFailure): void {
  watching.onFailure = onFailure;
}

/** The maintenance page says so, and calls work again afterwards. */
const MAINTENANCE = 503;

/**
 * Calls the server as the member who is signed in, where GraphQL's client does not. Throws what `fetch` throws, and returns
 * refusals like any other response. Who watches is told of faults of the server and of calls without an answer.
 */
export async function callServer(path: string, asked: RequestInit = {}): Promise<Response> {
  const call = `${asked.method ?? 'GET'} ${path}`;
  const headers = new Headers(asked.headers);
  const token = readToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  try {
    const response = await fetch(path, { ...asked, headers });
    const { status } = response;
    if (status >= 500 && status !== MAINTENANCE)
      watching.onFailure(call, new Error(`Status ${String(status)}`));
    return response;
  } catch (error) {
    watching.onFailure(call, error);
    throw error;
  }
}
