/**
 * The version of the rules by which all that is derived from filings is computed: flags, months, places, brands. One
 * more whenever a rule changes what an existing database should say; its worker then rebuilds at its next start.
 */
export const rulesVersion = { hotel: 2, beverage: 2 } as const;

type Product = keyof typeof rulesVersion;

/** SQL: whether a row `v` of derived_version says that older rules computed the figures of its tax. */
const isOutdated = `v.version < case v.product ${Object.entries(rulesVersion)
  .map(([product, version]) => `when '${product}' then ${String(version)}`)
  .join(' ')} end`;

/** The taxes whose figures older rules computed. */
export const findOutdated = `/* rulesVersion.findOutdated */
  select v.product, v.version from derived_version v where ${isOutdated} order by v.product desc`;

export const figuresAreCurrent = `/* rulesVersion.figuresAreCurrent */
  select not exists (select from derived_version v where ${isOutdated}) as "figuresAreCurrent"`;

/** Notes that figures are computed by these rules: all of them, or the first of a tax. */
export function noteVersion(product: Product, figures: 'all' | 'first'): string {
  const known = 'do update set version = excluded.version, computed_at = excluded.computed_at';
  return `/* rulesVersion.note ${product} */
  insert into derived_version (product, version, computed_at)
  values ('${product}', ${String(rulesVersion[product])}, clock_timestamp())
  on conflict (product) ${figures === 'all' ? known : 'do nothing'}`;
}
