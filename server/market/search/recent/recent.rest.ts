import type { RecordViewInput, RestHistoryQuery } from '../../../platform/lib/gql/graphql.ts';
import { graphql } from '../../../platform/lib/gql/gql.ts';
import { badInput } from '../../../platform/errors.ts';
import { wholeNumber, type Route } from '../../../platform/lib/rest.ts';
import { throwErrors } from '../../../platform/lib/restErrors.ts';

const list = graphql(`
  query restHistory {
    recentlyViewed(first: 500, eachProperty: true) {
      nodes {
        hotel {
          taxpayerNumber
          locationNumber
          name
        }
        beverageProperty {
          taxpayerNumber
          locationNumber
          name
        }
      }
    }
  }
`);
const record = graphql(`
  mutation restRecordView($input: RecordViewInput!) {
    recordView(input: $input) {
      errors {
        code
        message
      }
    }
  }
`);

type View = RestHistoryQuery['recentlyViewed']['nodes'][number];

interface Row {
  location_number: number;
  location_name: string;
  taxpayer_number: string;
  type: '0' | '1';
}

function rowsOf({ hotel, beverageProperty }: View): Row[] {
  const property = hotel ?? beverageProperty;
  if (!property) return [];
  const { locationNumber, name, taxpayerNumber } = property;
  return [
    {
      location_number: locationNumber,
      location_name: name,
      taxpayer_number: taxpayerNumber,
      type: hotel ? '0' : '1',
    },
  ];
}

/**
 * The specification's list shows each location number and name once, regardless of taxpayer. A hotel and a bar of one
 * name are two, as on the screen: the number of a location tells them apart within a tax only.
 */
function isFirstOfItsName(
  { type, location_number, location_name }: Row,
  index: number,
  rows: Row[],
): boolean {
  const first = rows.findIndex(
    (row) =>
      row.type === type && row.location_number === location_number && row.location_name === location_name,
  );
  return first === index;
}

export const recentRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/history',
    answer: async ({ run }) =>
      (await run(list, {})).recentlyViewed.nodes.flatMap(rowsOf).filter(isFirstOfItsName),
  },
  {
    method: 'post',
    path: '/history',
    answer: async ({ run, field }) => {
      const type = field('type');
      if (type !== '0' && type !== '1') throw badInput('type must be 0 for lodging or 1 for alcohol.');
      const input: RecordViewInput = {
        product: type === '0' ? 'HOTEL' : 'BEVERAGE',
        taxpayerNumber: field('taxpayer_number'),
        locationNumber: wholeNumber(field('location_number'), 'location_number'),
      };
      throwErrors((await run(record, { input })).recordView.errors);
      return { result: true };
    },
  },
];
