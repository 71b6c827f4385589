import pLimit from 'p-limit';
import type { DataSource } from 'typeorm';
import type { Period } from './growth.ts';
import { createGrowthLoaders } from './growth.loader.ts';
import type { ReceiptsGrowth } from './growth.type.ts';

/** No more than there are connections: one that waits too long for its turn fails. */
const AT_ONCE = 8;

export type ScopeKind = 'BRAND' | 'PARENT_COMPANY' | 'CITY' | 'COUNTY';

/** Answers that GraphQL would give for each key, in cents, without thousands of requests. */
export async function growthOfEach(
  db: DataSource,
  kind: ScopeKind,
  keys: readonly string[],
  period: Period,
): Promise<Map<string, ReceiptsGrowth | null>> {
  const { growth } = createGrowthLoaders(db);
  const limit = pLimit(AT_ONCE);
  const answers = await Promise.all(
    keys.map((key) => limit(async () => [key, await growth.load({ kind, key, ...period })] as const)),
  );
  return new Map(answers);
}
