/** Requests of several members at once through one address. */
export interface Load {
  sent: () => number;
  /** A sentence for each request that was not answered as it should be. */
  failed: string[];
  stop: () => Promise<void>;
}

const CLIENTS = 8;
const PATIENCE_MS = 30_000;

const query = '{ releases(first: 5) { nodes { fileName rows } } viewer { email } }';

export function startLoad(origin: string, token: string): Load {
  const failed: string[] = [];
  const stopping = new AbortController();
  let sent = 0;
  const authorization = `Bearer ${token}`;
  const requests: readonly [path: string, init: RequestInit][] = [
    [
      '/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query }),
      },
    ],
    ['/rest/basic/status', {}],
    ['/', {}],
    ['/healthz', {}],
  ];
  const ask = async ([path, init]: (typeof requests)[number]): Promise<void> => {
    sent += 1;
    try {
      const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await response.text();
      if (!response.ok || text.includes('"errors"'))
        failed.push(`${path}: ${String(response.status)} ${text.slice(0, 200)}`);
    } catch (error) {
      failed.push(
        `${path}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`,
      );
    }
  };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let i = client; !stopping.signal.aborted; i += 1) {
      const request = requests[i % requests.length];
      if (request) await ask(request);
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
