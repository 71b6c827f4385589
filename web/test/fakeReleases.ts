import { GraphQLError } from 'graphql';

/** The argument of figures as of a release. */
export interface AskedAsOf {
  asOf?: { release: string } | null | undefined;
}

/** The API's answer about the release that figures are as of. Only the latest release and the seventh exist. */
export function citedReleases({ asOf }: AskedAsOf) {
  const id = asOf?.release ?? 'release:12';
  if (!['release:7', 'release:12'].includes(id)) {
    throw new GraphQLError(`There is no ${id}. Give the id of another release.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  const release = (fileName: string, publishedAt: string, issuedOn: string | null = null) => ({
    id,
    fileName,
    publishedAt,
    issuedOn,
    synthetic: false,
  });
  const hotel =
    id === 'release:7'
      ? release('HOT2306.CSV', '2023-08-20T09:00:00Z')
      : release('HOT2309.CSV', '2023-11-20T09:00:00Z', '2023-11-08');
  return { hotel, beverage: release('portal-2023-10.csv', '2023-11-21T09:00:00Z') };
}

/** Every month from 2000 on but January 2020 and July 2022, which no release has; May 2023 lacks rows. */
export function publishedMonths(last: string) {
  const all = Array.from({ length: 24 * 12 }, (_, index) => {
    const year = String(2000 + Math.floor(index / 12));
    return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
  const short = { isIncomplete: true, rows: 16_248, rowsExpected: 18_739 };
  const whole = { isIncomplete: false, rows: null, rowsExpected: null };
  return all
    .filter((month) => month <= last && !['2020-01', '2022-07'].includes(month))
    .map((month) => ({
      month,
      hasMonthlyFilers: true,
      hasQuarterlyFilers: month > '2016-12',
      ...(month === '2023-05' ? short : whole),
    }));
}

/** The API's answer if only these months are published, all of them complete. */
export function monthsAlone(months: readonly string[]) {
  return months.map((month) => ({
    month,
    hasMonthlyFilers: true,
    hasQuarterlyFilers: true,
    isIncomplete: false,
    rows: null,
    rowsExpected: null,
  }));
}

/** The same of a tax. */
export function publishedOf({ product }: { product: string }) {
  return publishedMonths(product === 'HOTEL' ? '2023-09' : '2023-10');
}
