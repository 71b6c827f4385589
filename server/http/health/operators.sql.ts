/** State of data, imports and emails, for operators. */
export const operatorsState = `/* operatorsState */
  select
    (select coalesce(json_agg(json_build_object('product', product, 'lastMonth', last_month,
       'ageSeconds', extract(epoch from now() - published_at)::int) order by product), '[]')
     from (select distinct on (product) product, last_month, published_at from release
           where undone_at is null order by product, id desc) latest) as releases,
    (select coalesce(json_object_agg(state, count), '{}')
     from (select state, count(*) from import where created_at > now() - interval '1 day' group by state) recent
    ) as imports,
    (select count(*)::int from outbox_mail where ended_at is null) as "mailsWaiting",
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::int
     from outbox_mail where ended_at is null) as "oldestMailSeconds",
    (select count(*)::int from outbox_mail where outcome = 'FAILED' and ended_at > now() - interval '1 day'
    ) as "mailsFailed",
    (select extract(epoch from now() - coalesce(
       (select max(finished_at) from source_run where schedule = name and state = 'done'), changed_at))::int
     from schedule where source = 'backup' and is_on) as "backupAgeSeconds"`;
