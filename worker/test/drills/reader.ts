import { setTimeout as delay } from 'node:timers/promises';

/** Every release, and sums that each of them changes. */
const query = `{
  releases(first: 500) { nodes { fileName rows added changed retired } }
  place(kind: CITY, name: "AUSTIN") {
    lodgingYears { year roomReceipts }
    alcoholYears { year totalReceipts }
  }
}`;

/** Response bodies that members received. */
export interface Read {
  /** Distinct answers, in the order of their first appearance. */
  answers: Set<string>;
  requests: number;
  /** Answers 503, as members get them while the database is away. */
  away: number;
  /** Requests without an answer, such as those that a killed server had begun. */
  cut: number;
  /** Answers that are neither. */
  wrong: string[];
}

/** Reads like a member for each token, again and again, until it is stopped. */
export function startReaders(
  origin: string,
  tokens: readonly string[],
): { read: Read; stop: () => Promise<void> } {
  const read: Read = { answers: new Set(), requests: 0, away: 0, cut: 0, wrong: [] };
  const stopping = new AbortController();
  const reading = tokens.map(async (token) => {
    while (!stopping.signal.aborted) {
      await ask(origin, token, read);
      await delay(100);
    }
  });
  return {
    read,
    stop: async () => {
      stopping.abort();
      await Promise.all(reading);
    },
  };
}

async function ask(origin: string, token: string, read: Read): Promise<void> {
  read.requests += 1;
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    if (response.status === 503) read.away += 1;
    else if (response.ok && !text.includes('"errors"')) read.answers.add(text);
    else read.wrong.push(`${String(response.status)} ${text.slice(0, 300)}`);
  } catch {
    read.cut += 1;
  }
}
