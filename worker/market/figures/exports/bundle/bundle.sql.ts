/** Bundles that are kept: a download of the one before may still run, or be cited. */
const KEPT = 2;

/** Attempts at one bundle. With waits of a minute to six hours in between, they last for more than a day. */
const MOST_ATTEMPTS = 10;

/** True while a bundle (`b`) is left alone after it failed. */
const waits = `b.state = 'failed' and b.finished_at >
  clock_timestamp() - least(power(4, b.attempts - 1), 360) * interval '1 minute'`;

/** The releases in force as one text; null if there is none. */
const inForce = `select md5(string_agg(id::text, ',' order by id)) as state from release where undone_at is null`;

/** Notes that a done bundle is of the releases in force again: after an undo or a redo none is made. */
export const noteInForce = `/* bundle.noteInForce */
  update bundle b set in_force_at = clock_timestamp() from (${inForce}) now
  where b.releases_state = now.state and b.state = 'done'
    and exists (select from bundle other where other.state = 'done' and other.in_force_at > b.in_force_at)`;

/**
 * The releases in force as one text; no row if there is none, if its bundle is done, was given up or failed not long ago,
 * or while an import waits or runs: it will change them.
 */
export const wantedState = `/* bundle.wantedState */
  select now.state
  from (${inForce}) now
  where now.state is not null
    and not exists (select from import where state in ('queued', 'running'))
    and not exists (
      select from bundle b where b.releases_state = now.state and (b.state = 'done' or b.attempts >= ${String(MOST_ATTEMPTS)} or ${waits})
    )`;

/** Adds the bundle of a state ($1), or another attempt at it. No row if it is done or was given up. */
export const startBundle = `/* bundle.start */
  insert into bundle as b (releases_state, attempts) values ($1, 1)
  on conflict (releases_state) do update set attempts = b.attempts + 1, state = 'running'
  where b.state <> 'done' and b.attempts < ${String(MOST_ATTEMPTS)}
  returning id`;

/** All releases in force, and the latest of each tax. */
export const bundleReleases = `/* bundle.releases */
  select id, product, file_name as "fileName", sha256, published_at as "publishedAt",
    id = max(id) over (partition by product) as "isLatest"
  from release where undone_at is null order by id`;

/** Ends a bundle ($1): releases ($2), files ($3), bytes ($4) and hash ($5). */
export const finishBundle = `/* bundle.finish */
  update bundle set state = 'done', releases = $2, files = $3, bytes = $4, sha256 = $5,
    finished_at = clock_timestamp(), in_force_at = clock_timestamp()
  where id = $1`;

/** Does not count an attempt at a bundle ($1) whose worker was told to stop. */
export const giveBackBundle = `/* bundle.giveBack */ update bundle set attempts = attempts - 1 where id = $1`;

/** Ends an attempt at a bundle ($1) that failed. */
export const failBundle = `/* bundle.fail */
  update bundle set state = 'failed', finished_at = clock_timestamp() where id = $1`;

/** Forgets all done bundles but those that were in force last, and attempts at states that are past. */
export const forgetBundles = `/* bundle.forget */
  with kept as (select id from bundle where state = 'done' order by in_force_at desc limit ${String(KEPT)}),
  forgotten as (delete from bundle where id not in (select id from kept) returning id)
  select id from forgotten`;

/** The bundles whose files must stay. */
export const keptBundles = `/* bundle.kept */ select id from bundle where state in ('running', 'done')`;
