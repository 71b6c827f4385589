/** Columns that hold the e-mail address of the administrator who made a decision, by table. */
const columns: Readonly<Record<string, readonly string[]>> = {
  brand_change: ['made_by'],
  data_task: ['requested_by'],
  filing_decision: ['decided_by', 'undone_by'],
  help_message: ['answered_by'],
  hotel_brand_correction: ['made_by', 'ended_by'],
  import: ['requested_by', 'cancelled_by'],
  premises_decision: ['decided_by', 'undone_by'],
  release: ['undone_by'],
  release_undo: ['undone_by', 'redone_by'],
};

/** Replaces an administrator's address ($1) in the decisions they made, by a new address or other text ($2). */
export const renameInDecisions: readonly string[] = Object.entries(columns).flatMap(([table, names]) =>
  names.map(
    (name) => `/* renameInDecisions.${table}.${name} */ update ${table} set ${name} = $2 where ${name} = $1`,
  ),
);

/** Stands in decisions whose administrator's account was deleted: decisions outlast accounts. */
export const FORMER_ADMINISTRATOR = 'a former administrator';
