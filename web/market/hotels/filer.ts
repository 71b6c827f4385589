import type { FilerType } from '../../gql/graphql.ts';

const NAMES: Record<FilerType, string> = { MONTHLY: '50 Monthly', QUARTERLY: '60 Quarterly' };

/** A filer type with the comptroller's code. */
export function filerName(type: FilerType): string {
  return NAMES[type];
}
