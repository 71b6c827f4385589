/** The latest release in force of each tax, up to the number of each (a JSON object $1; null for any). */
export const exportedReleases = `/* exportedReleases */
  select coalesce(jsonb_agg(jsonb_build_object(
    'product', upper(product), 'releaseId', 'release:' || id, 'fileName', file_name
  ) order by product desc), '[]') as releases
  from (select distinct on (product) product, id, file_name from release
    where undone_at is null and id <= coalesce(($1::jsonb ->> product)::bigint, id)
    order by product, id desc) latest`;
