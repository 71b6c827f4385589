import { expect } from 'vitest';
import type { TestServer } from '../../../launch/test/query.ts';

/** The rows of a ranking's export of hotels, or of what else is asked, for a member who pays. */
export async function exportedRanking<Row extends object>(
  { origin, token }: Pick<TestServer, 'origin' | 'token'>,
  asked: object,
): Promise<Row[]> {
  const response = await fetch(`${origin}/exports/rankings.jsonl`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await token('paid')}` },
    body: JSON.stringify({ product: 'HOTEL', ...asked }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const lines = text.trim().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}
