/** A member's ($1) choice; no row before they first choose. */
export const findChoice = `/* newsChoice.find */ select frequency from news_choice where member_id = $1`;

/** Sets how often a member ($1) gets news by email ($2). News start from now on. */
export const setChoice = `/* newsChoice.set */
  insert into news_choice (member_id, frequency, told_event_id)
  select $1, $2, coalesce(max(id), 0) from data_event
  on conflict (member_id) do update set frequency = excluded.frequency, chosen_at = now(),
    told_event_id = case when news_choice.frequency = 'NEVER' then excluded.told_event_id
      else news_choice.told_event_id end,
    told_at = case when news_choice.frequency = 'NEVER' then now() else news_choice.told_at end`;

/** Stops the news emails of an unsubscribe key ($1); does nothing for an unknown key. */
export const stopByKey = `/* newsChoice.stop */
  update news_choice set frequency = 'NEVER', chosen_at = now() where unsubscribe_key = $1`;

/** An administrator's ($1) choice of emails about imports, and the webhook's last call. */
export const findImportMails = `/* importMails.find */
  select m.wants_import_mails as "isOn", h.created_at as "hookAt", h.outcome as "hookOutcome", h.answer as "hookAnswer"
  from member m left join lateral (
    select created_at, outcome, answer from outbox_hook order by created_at desc limit 1
  ) h on true
  where m.id = $1`;

export const setImportMails = `/* importMails.set */ update member set wants_import_mails = $2 where id = $1`;
