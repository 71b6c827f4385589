import { newsOfReleases } from '../../market/releases/news/releaseNews.rules.ts';
import { mayReadFigures } from '../../platform/mayReadFigures.sql.ts';

/** The feed of a member ($1); no row without one. */
export const findFeed = `/* newsFeed.find */
  select created_at as "createdAt", last_read_at as "lastReadAt" from news_feed where member_id = $1`;

/** Gives a member ($1) a feed with a key, by its hash ($2), in place of the earlier one. */
export const setFeed = `/* newsFeed.set */
  insert into news_feed (member_id, key_hash) values ($1, $2)
  on conflict (member_id) do update set key_hash = excluded.key_hash, created_at = now(), last_read_at = null`;

/** Deletes the feed of a member ($1). */
export const deleteFeed = `/* newsFeed.delete */
  with removed as (delete from news_feed where member_id = $1 returning member_id)
  select member_id as "memberId" from removed`;

/**
 * The member of a feed key, by its hash ($1), with their current rights. The last use is written at most once
 * a minute.
 */
export const useFeed = `/* newsFeed.use */
  with live as (
    select f.member_id, f.last_read_at, ${mayReadFigures('m', 'p')} as has_access
    from news_feed f join member m on m.id = f.member_id join membership p on p.member_id = m.id
    where f.key_hash = $1
  ), seen as (
    update news_feed set last_read_at = now()
    where member_id = (
      select member_id from live where has_access and coalesce(last_read_at, '-infinity') < now() - interval '1 minute'
    )
  )
  select member_id as "memberId", has_access as "hasAccess" from live`;

/** Releases in a feed: the latest 30 of the last twelve months. */
const toldReleases = `select id from release
      where undone_at is null and published_at > now() - interval '12 months' order by id desc limit 30`;

/** News of a member ($1): at most $2 of each kind and release, with the full number. */
export const feedNews = `/* newsFeed.news */ ${newsOfReleases(toldReleases, '$2')}`;
