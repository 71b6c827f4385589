import { standingFor } from '../../../market/premises/establishment.sql.ts';
import { serial, sql, type Growing } from './growing.testing.ts';
import type { ProductName } from '../../../market/productName.rules.ts';

const MEMBER = "(select id from member where email = 'paid@example.test')";
/** SQL of a time in the last hours, so that rows are not inserted in order. */
const ago = (at: number): string => `now() - interval '${String(at)} minutes'`;

/** A list of one table's rows, marked by a text that begins with `walk`. */
interface Rows {
  of: string;
  ask: string;
  table: string;
  columns: string;
  values: (at: number, text: string) => string;
  /** Column of the text. */
  text: string;
  as?: 'admin';
}

const rows = ({ table, columns, values, text, ...list }: Rows): Growing => ({
  ...list,
  insert: (db, at) => {
    const name = `walk ${String(at)} ${String(serial())}`;
    return sql(db, `insert into ${table} (${columns}) select ${values(at, `'${name}'`)}`);
  },
  clear: [`delete from ${table} where ${text} like 'walk%'`],
});

const own: readonly Growing[] = [
  rows({
    of: 'Query.portfolios',
    ask: 'portfolios(PAGE)',
    table: 'portfolio',
    text: 'name',
    columns: 'member_id, name, product',
    values: (_, name) => `${MEMBER}, ${name}, 'hotel'`,
  }),
  rows({
    of: 'Query.savedViews',
    ask: 'savedViews(PAGE)',
    table: 'saved_view',
    text: 'name',
    columns: 'member_id, name, question',
    values: (_, name) => `${MEMBER}, ${name}, ''`,
  }),
  rows({
    of: 'Query.comparisonSets',
    ask: 'comparisonSets(PAGE)',
    table: 'comparison_set',
    text: 'name',
    columns: 'member_id, name, subject_id',
    values: (_, name) => `${MEMBER}, ${name}, (select min(id) from hotel_property)`,
  }),
  rows({
    of: 'Query.exports',
    ask: 'exports(PAGE)',
    table: 'export_job',
    text: 'title',
    columns: 'member_id, data_set, format, title, statement, columns',
    values: (_, title) => `${MEMBER}, 'hotelMonths', 'csv', ${title}, 'select 1', '[]'`,
  }),
  ...(['false', 'true'] as const).map((eachProperty) => ({
    of: 'Query.recentlyViewed',
    ask: `recentlyViewed(eachProperty: ${eachProperty}, PAGE)`,
    // A view of an earlier owner's page would move its hotel's row instead of adding one.
    insert: (db: Parameters<Growing['insert']>[0], at: number) =>
      sql(
        db,
        `insert into recent_view (member_id, product, property_id, viewed_at)
          select ${MEMBER}, 'hotel', h.id, ${ago(at)} from hotel_property h
          where ${standingFor('hotel', 'h.id')} = h.id and h.id not in (
            select property_id from recent_view where member_id = ${MEMBER} and product = 'hotel'
          ) order by h.id limit 1`,
      ),
    clear: [`delete from recent_view where member_id = ${MEMBER}`],
  })),
  ...(['hotel', 'beverage'] as const).map(portfolioOf),
];

function portfolioOf(product: ProductName): Growing {
  const id = `(select id from portfolio where name = 'Kept ${product}')`;
  return {
    of: product === 'hotel' ? 'Portfolio.hotels' : 'Portfolio.beverageProperties',
    id: `select 'portfolio:' || ${id} as id`,
    ask: `${product === 'hotel' ? 'hotels' : 'beverageProperties'}(PAGE)`,
    insert: (db, at) =>
      sql(
        db,
        `insert into portfolio_property (portfolio_id, property_id)
          select ${id}, id from ${product}_property where id not in (
            select property_id from portfolio_property where portfolio_id = ${id}
          ) order by md5(id::text || $1) limit 1`,
        [String(at)],
      ),
    clear: [
      `delete from portfolio where name = 'Kept ${product}'`,
      `insert into portfolio (member_id, name, product) select ${MEMBER}, 'Kept ${product}', '${product}'`,
    ],
  };
}

/** The audit log has a trigger against deletion. */
function growsOnly(list: Growing): Growing {
  const triggers = (state: string): string => `alter table audit_log ${state} trigger user`;
  return { ...list, clear: [triggers('disable'), ...list.clear, triggers('enable')] };
}

const console: readonly Growing[] = [
  rows({
    of: 'Query.members',
    ask: 'members(PAGE)',
    table: 'member',
    text: 'email',
    columns: 'email, first_name, last_name, password_hash',
    values: (_, name) => `replace(${name}, ' ', '') || '@example.com', 'A', 'B', 'none'`,
  }),
  growsOnly(
    rows({
      of: 'Query.auditLog',
      ask: 'auditLog(PAGE)',
      table: 'audit_log',
      text: 'actor_email',
      columns: 'at, actor_email, action',
      values: (at, email) => `${ago(at)}, ${email}, 'DELETE_MEMBER'`,
    }),
  ),
  rows({
    of: 'Query.helpMessages',
    ask: 'helpMessages(PAGE)',
    table: 'help_message',
    text: 'text',
    columns: 'at, answer_to, text, page',
    values: (at, text) => `${ago(at)}, 'a@example.com', ${text}, '/stt'`,
  }),
  rows({
    of: 'Query.securityLog',
    ask: 'securityLog(PAGE)',
    table: 'security_event',
    text: 'details',
    columns: 'at, kind, address, details',
    values: (at, details) => `${ago(at)}, (select min(kind) from security_event), '127.0.0.1', ${details}`,
  }),
  rows({
    of: 'Query.dataTasks',
    ask: 'dataTasks(PAGE)',
    table: 'data_task',
    text: 'note',
    columns: 'kind, release_id, requested_by, state, note, created_at',
    values: (at, note) => `'undo', (select min(id) from release), 'x', 'failed', ${note}, ${ago(at)}`,
  }),
  rows({
    of: 'Query.imports',
    ask: 'imports(PAGE)',
    table: 'import',
    text: 'file_name',
    columns: 'file_name, raw_sha256, raw_bytes, options, state, reports, created_at',
    values: (at, name) => `${name}, 'raw', 1, '{}', 'failed', '[]', ${ago(at)}`,
  }),
  rows({
    of: 'Query.brandChanges',
    ask: 'brandChanges(PAGE)',
    table: 'brand_change',
    text: 'made_by',
    columns: 'kind, match_text, made_by, made_at',
    values: (at, by) => `'ADD_RULE', 'INN', ${by}, ${ago(at)}`,
  }),
  rows({
    of: 'Query.brandCorrections',
    ask: 'brandCorrections(PAGE)',
    table: 'hotel_brand_correction',
    text: 'reason',
    columns: 'property_id, location_name, reason, made_by, made_at',
    values: (at, name) => `(select min(id) from hotel_property), ${name}, ${name}, 'x', ${ago(at)}`,
  }),
  rows({
    of: 'Query.premisesPairs',
    ask: 'premisesPairs(PAGE)',
    table: 'premises_doubt',
    text: 'reason',
    columns: 'zip, one, other, one_names, other_names, score, reason',
    values: (at, name) => `'78701', ${name}, 'x' || ${name}, '', '', ${String(at)}, ${name}`,
  }),
  {
    ...rows({
      of: 'Member.invoices',
      ask: 'invoices(PAGE)',
      table: 'invoice',
      text: 'id',
      columns: 'id, member_id, source, created_at, amount_due_cents, amount_paid_cents, status',
      values: (at, id) =>
        `${id}, ${MEMBER}, (select source from billing_source where is_open), ${ago(at)}, 1, 1, 'paid'`,
    }),
    id: `select 'member:' || ${MEMBER} as id`,
    within: 'member(id: "ID") { LIST }',
  },
];

/** Lists of a member, and lists for administrators. */
export const memberLists: readonly Growing[] = [
  ...own,
  ...console.map((list) => ({ ...list, as: 'admin' as const })),
];
