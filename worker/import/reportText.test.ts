import { expect, test } from 'vitest';
import { describeReport } from './describeReport.ts';
import { emptyReport } from './report.ts';

test.each([
  ['M1', 'tax'],
  ['M1x', 'tax'],
  ['M1-header', 'tax'],
  ['M2', 'total'],
  ['H2', 'total'],
])('the report of a release of format %s names its sum: %s', (format, name) => {
  const report = { ...emptyReport('FILE.CSV'), format, totalsCents: { total: 3_918_838_089, taxable: null } };
  expect(describeReport(report)).toContain(`${name} $39,188,380.89`);
});
