/** Columns that hold the email address of the administrator who acted, by table. */
export const namingColumns: Readonly<Record<string, readonly string[]>> = {
  brand_change: ['made_by'],
  data_task: ['requested_by', 'cancelled_by'],
  filing_decision: ['decided_by', 'undone_by'],
  help_message: ['answered_by'],
  hotel_brand_correction: ['made_by', 'ended_by'],
  import: ['requested_by', 'cancelled_by'],
  premises_decision: ['decided_by', 'undone_by'],
  release: ['undone_by'],
  release_undo: ['undone_by', 'redone_by'],
  schedule: ['run_wanted_by', 'changed_by'],
  source_run: ['wished_by', 'cancelled_by'],
};

/** Replaces an administrator's address ($1) where their decisions name it, by a new address or other words ($2). */
export const renameInDecisions: readonly string[] = Object.entries(namingColumns).flatMap(([table, names]) =>
  names.map(
    (name) => `/* renameInDecisions.${table}.${name} */ update ${table} set ${name} = $2 where ${name} = $1`,
  ),
);

/** Stands in decisions whose administrator's account was deleted: decisions outlast accounts. */
export const FORMER_ADMINISTRATOR = 'a former administrator';
