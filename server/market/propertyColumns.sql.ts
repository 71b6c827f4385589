import type { ListSql } from '../platform/lib/list.sql.ts';
import type { Asks } from '../platform/lib/maySelect.ts';
import { addressCityColumn } from './places/addressCity.sql.ts';
import { coordinatesColumn, joinPoint } from './places/maps/coordinates.sql.ts';
import { knownPhone } from './phone.sql.ts';
import { propertyKey } from './propertyKey.rules.ts';
import { joinStatus, statusColumns } from './releases/currentProperties.rules.ts';
import type { ProductName } from './productName.rules.ts';

/** A column that is read only if one of the fields of GraphQL is asked for that it answers, with its joins. */
interface Fact {
  fields: readonly string[];
  sql: string;
  joins?: string;
}

/** A column for the field of its own name. */
export function fact(field: string, sql: string): Fact {
  return { fields: [field], sql: `${sql} as "${field}"` };
}

/** Columns from which resolvers find other objects: always read. */
const keys = {
  propertyId: 'p.id',
  premisesId: 'p.premises_id',
  cityName: 'p.city',
  countyCode: 'p.county_code',
  zipName: 'p.zip',
  taxpayerNumber: 'p.taxpayer_number',
  locationNumber: 'p.location_number',
};

type Keys = Record<keyof typeof keys, unknown>;

/** Columns of a property that every list reads. `Own` are keys that the other tax lacks. */
export type KeysOf<Property extends Keys, Own extends keyof Property = never> = Pick<
  Property,
  keyof Keys | Own
>;

/** A property of a list, which reads other facts only for queries that ask for them. */
export type Listed<Property extends Keys, Own extends keyof Property = never> = KeysOf<Property, Own> &
  Partial<Property>;

const phones = { hotel: knownPhone('p.taxpayer_phone'), beverage: 'null' };

function taxpayer(product: ProductName): Fact {
  return {
    fields: ['taxpayer'],
    sql: `json_build_object('number', p.taxpayer_number, 'name', p.taxpayer_name, 'address', p.taxpayer_address,
    'city', p.taxpayer_city, 'county', taxpayer_county.name, 'state', p.taxpayer_state, 'zip', p.taxpayer_zip,
    'phone', ${phones[product]}) as taxpayer`,
    joins: 'left join county taxpayer_county on taxpayer_county.code = p.taxpayer_county_code',
  };
}

function factsOf(product: ProductName): readonly Fact[] {
  return [
    fact('id', `'${product}:' || ${propertyKey}`),
    fact('name', 'p.location_name'),
    fact('address', 'p.location_address'),
    fact('filedCity', 'p.location_city'),
    { fields: ['addressCity'], sql: addressCityColumn },
    fact('state', 'p.location_state'),
    fact('zip', 'p.location_zip'),
    {
      fields: ['county', 'countyName'],
      sql: 'county.name as "countyName"',
      joins: 'left join county on county.code = p.county_code',
    },
    taxpayer(product),
    fact('responsibilityBegin', 'p.responsibility_begin'),
    fact('responsibilityEnd', 'p.responsibility_end'),
    { fields: ['status', 'endedOn'], sql: statusColumns, joins: joinStatus(product) },
    fact('datesAreFiledPeriods', 'p.dates_are_filed_periods'),
    {
      fields: ['coordinates'],
      sql: coordinatesColumn,
      joins: `left join zip on zip.zip = p.zip ${joinPoint}`,
    },
  ];
}

/** SQL of the columns of a property `p`, and of the joins that they need. */
export interface PropertyColumns {
  columns: string;
  joins: string;
}

/**
 * Returns what makes the columns of a tax's properties: all of them, or those that a query asks for. `own` are columns
 * that the other tax lacks. Reading all takes three times as long as finding the rows of a page of twenty.
 */
export function propertyColumns(
  product: ProductName,
  own: { keys?: Readonly<Record<string, string>>; facts: readonly Fact[] },
): (asks?: Asks) => PropertyColumns {
  const facts = [...factsOf(product), ...own.facts];
  const always = Object.entries({ ...keys, ...own.keys }).map(([name, sql]) => `${sql} as "${name}"`);
  return (asks = () => true) => {
    const asked = facts.filter(({ fields }) => asks(fields));
    return {
      columns: [...always, ...asked.map(({ sql }) => sql)].join(',\n  '),
      joins: asked.map(({ joins = '' }) => joins).join('\n  '),
    };
  };
}

/** A list of properties with these columns. */
export function propertyList(
  product: ProductName,
  { columns, joins }: PropertyColumns,
  where: string,
): ListSql {
  const from = `${product}_property p`;
  return { name: `${product}List`, columns, from, where, shown: { alias: 'p', joins } };
}
