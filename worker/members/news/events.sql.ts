/**
 * Events to tell operators now, the oldest first, held until the transaction ends. Another worker waits for it, rather than
 * skip what is held and tell the rest in an email of its own.
 */
export const takeEvents = `/* news.takeEvents */
  select e.id, e.kind, e.at, e.import_id as "importId", e.product, to_char(e.due_month, 'YYYY-MM') as "dueMonth",
    -- A failure that a later attempt mended is none.
    e.kind <> 'FAILED' or i.state = 'failed' as "isTold",
    coalesce(r.file_name, i.file_name, s.file_name) as "fileName", coalesce(s.schedule, s.kind) as run,
    case e.kind when 'UNDONE' then u.reason when 'REDONE' then u.redo_reason
      when 'PUBLISHED' then null when 'RUN_FAILED' then s.message else i.error end as message,
    case e.kind when 'UNDONE' then u.undone_by when 'REDONE' then u.redone_by end as by,
    coalesce((
      select json_agg(json_build_object('fileName', p.file_name, 'product', p.product,
        'firstMonth', to_char(p.first_month, 'YYYY-MM'), 'lastMonth', to_char(p.last_month, 'YYYY-MM'),
        'rows', p.rows, 'added', p.added, 'changed', p.changed, 'retired', p.retired) order by p.id)
      from release p where e.kind = 'PUBLISHED' and p.import_id = e.import_id
    ), '[]') as releases,
    (select extract(day from now() - max(l.published_at))::int from release l
     where e.kind = 'LATE' and l.product = e.product and l.undone_at is null) as "ageDays"
  from data_event e
  left join import i on i.id = e.import_id
  left join release r on r.id = e.release_id
  left join release_undo u on u.id = e.undo_id
  left join source_run s on s.id = e.run_id
  where e.told_at is null and e.tell_at <= clock_timestamp()
  order by e.id limit 100
  for update of e`;

export const markTold = `/* news.markTold */ update data_event set told_at = now() where id = any($1::bigint[])`;

/** Queues an email about events ($2) to addresses ($1), and to administrators who want it, each once. */
export const queueImportMails = `/* news.queueImportMails */
  insert into outbox_mail (kind, recipient, facts)
  select 'IMPORT_NEWS', address, jsonb_build_object('events', $2::jsonb)
  from (
    select unnest($1::text[]) as address
    union
    select email from member where is_admin and wants_import_mails and email_confirmed_at is not null
  ) operator`;

export const queueOperatorCall = `/* news.queueOperatorCall */ insert into outbox_hook (event_id, body) values ($1, $2)`;

/**
 * The webhook call that has waited longest, if any is due. It is put off for as long as an attempt may take ($1, seconds),
 * so that no other worker makes it meanwhile, and one that dies with its worker is made again.
 */
export const takeOperatorCall = `/* news.takeOperatorCall */
  with due as (
    select id from outbox_hook where ended_at is null and next_attempt_at <= now()
    order by next_attempt_at, id limit 1
    for update skip locked
  )
  update outbox_hook h set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
  from due where h.id = due.id
  returning h.id, h.body, h.created_at as "createdAt", h.attempts`;

/** A call ($1) that is finished, with its outcome ($2) and the answer ($3). */
export const endOperatorCall = `/* news.endOperatorCall */
  update outbox_hook set ended_at = now(), outcome = $2, answer = $3 where id = $1`;

/** A call ($1) that is tried again in $2 seconds, after an answer ($3). */
export const postponeOperatorCall = `/* news.postponeOperatorCall */
  update outbox_hook set next_attempt_at = now() + make_interval(secs => $2), answer = $3 where id = $1`;
