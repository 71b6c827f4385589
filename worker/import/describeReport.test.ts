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

test.each([
  ['an older issue', null, 'left out, a newer issue is published'],
  ['a published file whose values were replaced', 1, 'left out, later releases say otherwise'],
])('the report of %s says why it is left out', (_, releaseId, reason) => {
  const report = { ...emptyReport('FILE.CSV'), outcome: 'superseded' as const, releaseId };
  expect(describeReport(report)).toBe(`FILE.CSV: ${reason}`);
});
