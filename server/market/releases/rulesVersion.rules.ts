/**
 * The version of the rules by which all that is derived from filings is computed: flags, months, places, brands. One
 * more whenever a rule changes what an existing database should say; its worker then rebuilds at its next start.
 */
export const rulesVersion = { hotel: 5, beverage: 3 } as const;

type Product = keyof typeof rulesVersion;

/** SQL: whether a row `v` of derived_version says that older rules computed the figures of its tax. */
const isOutdated = `v.version < case v.product ${Object.entries(rulesVersion)
  .map(([product, version]) => `when '${product}' then ${String(version)}`)
  .join(' ')} end`;

/** The taxes whose figures older rules computed. */
export const findOutdated = `/* rulesVersion.findOutdated */
  select v.product, v.version from derived_version v where ${isOutdated} order by v.product desc`;

/** The same, as readers are told of them. Asked with every answer of the REST facade. */
export const outdatedFigures = `/* rulesVersion.outdatedFigures */ /* prepared */
  select upper(v.product) as product, v.step, v.steps from derived_version v where ${isOutdated}
  order by v.product desc`;

/** Notes that a step ($1) of so many ($2) is under way. What is current meanwhile is left alone. */
export function noteStep(product: Product): string {
  return `/* rulesVersion.noteStep ${product} */
  update derived_version v set step = $1, steps = $2 where v.product = '${product}' and ${isOutdated}`;
}

/** Notes that figures are computed by these rules: all of them, or the first of a tax. */
export function noteVersion(product: Product, figures: 'all' | 'first'): string {
  const known =
    'do update set version = excluded.version, computed_at = excluded.computed_at, step = null, steps = null';
  return `/* rulesVersion.note ${product} */
  insert into derived_version (product, version, computed_at)
  values ('${product}', ${String(rulesVersion[product])}, clock_timestamp())
  on conflict (product) ${figures === 'all' ? known : 'do nothing'}`;
}
