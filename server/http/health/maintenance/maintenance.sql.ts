export const readMaintenance = `/* readMaintenance */
  select is_on as "isOn" from product_flag where name = 'maintenance'`;

/** Turns maintenance on or off ($1). */
export const setMaintenance = `/* setMaintenance */
  insert into product_flag (name, is_on) values ('maintenance', $1)
  on conflict (name) do update set is_on = excluded.is_on, changed_at = now()`;
