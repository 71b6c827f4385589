import type { ImportedProduct } from '../productName.rules.ts';

/**
 * Version of the rules that derive flags, months, places and brands from filings. Increase it whenever a rule changes
 * results in an existing database; the worker then rebuilds them at its next start.
 */
export const rulesVersion = { hotel: 18, beverage: 12 } as const satisfies Record<ImportedProduct, number>;

/** SQL: true if a row `v` of derived_version says that older rules computed the figures of its tax. */
const isOutdated = `v.version < case v.product ${Object.entries(rulesVersion)
  .map(([product, version]) => `when '${product}' then ${String(version)}`)
  .join(' ')} end`;

/** The taxes whose figures older rules computed. */
export const findOutdated = `/* rulesVersion.findOutdated */
  select v.product, v.version from derived_version v where ${isOutdated} order by v.product desc`;

/** The same, for readers. Read for every answer of the REST facade. */
export const outdatedFigures = `/* rulesVersion.outdatedFigures */ /* prepared */
  select upper(v.product) as product, v.step, v.steps from derived_version v where ${isOutdated}
  order by v.product desc`;

/** Records the current step ($1) and the number of steps ($2). Taxes whose figures are current are left alone. */
export function noteStep(product: ImportedProduct): string {
  return `/* rulesVersion.noteStep ${product} */
  update derived_version v set step = $1, steps = $2 where v.product = '${product}' and ${isOutdated}`;
}

/** Records that figures were computed by these rules: all of them, or the first of a tax. */
export function noteVersion(product: ImportedProduct, figures: 'all' | 'first'): string {
  const known =
    'do update set version = excluded.version, computed_at = excluded.computed_at, step = null, steps = null';
  return `/* rulesVersion.note ${product} */
  insert into derived_version (product, version, computed_at)
  values ('${product}', ${String(rulesVersion[product])}, clock_timestamp())
  on conflict (product) ${figures === 'all' ? known : 'do nothing'}`;
}
