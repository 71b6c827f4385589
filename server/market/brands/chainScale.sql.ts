/**
 * Sets the classes of the reference file ($1), but not those that operators set. A brand that the file does not name
 * has none.
 */
export const setChainScales = `/* setChainScales */
  update brand b set chain_scale = g.chain_scale, chain_scale_source = g.source, chain_scale_checked = g.checked
  from (
    select x.id, nullif(r.chain_scale, '') as chain_scale, nullif(r.source, '') as source,
      case when r.checked <> '' then (r.checked || '-01')::date end as checked
    from brand x
    left join jsonb_to_recordset($1) as r(brand text, chain_scale text, source text, checked text) on r.brand = x.name
  ) g
  where g.id = b.id and not b.is_chain_scale_edited
    and (b.chain_scale, b.chain_scale_source, b.chain_scale_checked)
      is distinct from (g.chain_scale, g.source, g.checked)`;

/** The class of a brand ($1) before a change, locked until it is made. */
export const findChainScale = `/* findChainScale */
  select name, chain_scale as "chainScale", chain_scale_source as source from brand where id = $1 for update`;

/** Sets the class ($2) and its source ($3) of a brand ($1), as checked this month. */
export const updateChainScale = `/* updateChainScale */
  update brand set chain_scale = $2, chain_scale_source = $3, is_chain_scale_edited = true,
    chain_scale_checked = date_trunc('month', current_date)
  where id = $1`;
