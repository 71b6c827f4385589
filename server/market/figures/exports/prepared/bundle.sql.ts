/** The bundles that are kept, the latest first, at most 2. */
export const listBundles = `/* listBundles */
  select id, finished_at as "madeAt", releases, files, bytes, sha256
  from bundle where state = 'done' order by finished_at desc limit 2`;
