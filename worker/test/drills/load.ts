/** Concurrent requests through one IP address. */
export interface Load {
  sent: () => number;
  /** A sentence for each failed request. */
  failed: string[];
  stop: () => Promise<void>;
}

const CLIENTS = 8;
const PATIENCE_MS = 30_000;

const query = '{ releases(first: 5) { nodes { fileName rows } } viewer { email } }';

type Asked = readonly [path: string, init: RequestInit];

function requestsOf(token: string): readonly Asked[] {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return [
    ['/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }],
    ['/rest/basic/status', {}],
    ['/', {}],
    ['/healthz', {}],
  ];
}

/** Sends a request and returns its failure as a sentence; null if it succeeded. */
async function failureOf(origin: string, [path, init]: Asked): Promise<string | null> {
  try {
    const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    if (response.ok && !text.includes('"errors"')) return null;
    return `${path}: ${String(response.status)} ${text.slice(0, 200)}`;
  } catch (error) {
    return `${path}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`;
  }
}

/** Starts clients that send requests one after the other until stopped. */
export function startLoad(origin: string, token: string): Load {
  const failed: string[] = [];
  const stopping = new AbortController();
  let sent = 0;
  const requests = requestsOf(token);
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let i = client; !stopping.signal.aborted; i += 1) {
      const request = requests[i % requests.length];
      if (!request) continue;
      sent += 1;
      const failure = await failureOf(origin, request);
      if (failure !== null) failed.push(failure);
    }
  });
  return {
    sent: () => sent,
    failed,
    stop: async () => {
      stopping.abort();
      await Promise.all(clients);
    },
  };
}
