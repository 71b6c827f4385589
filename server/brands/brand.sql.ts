/** $1: brand ids. */
export const brandsById = `/* brandsById */
  select k.position, 'brand:' || b.id as id, b.name, b.parent_company_id as "parentCompanyId"
  from unnest($1::int[]) with ordinality as k(id, position)
  join brand b using (id)`;

/** $1: parent company ids. */
export const parentCompaniesById = `/* parentCompaniesById */
  select k.position, 'parent-company:' || c.id as id, c.name
  from unnest($1::int[]) with ordinality as k(id, position)
  join parent_company c using (id)`;
