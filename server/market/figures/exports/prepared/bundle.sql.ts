/** The bundles that are kept, at most 2: the one whose releases came into force last is first. */
export const listBundles = `/* listBundles */
  select id, finished_at as "madeAt", releases, files, bytes, sha256
  from bundle where state = 'done' order by in_force_at desc limit 2`;
