import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { measureStatements } from './statementTimes.ts';

const folder = 'server/platform/metrics';

function namesIn(file: string): Set<string> {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return new Set([...text.matchAll(/\btexas_\w+?(?=_bucket|_count|_sum|\b)/g)].map(([name]) => name));
}

const measured = createMetrics()
  .registry.getMetricsAsArray()
  .map(({ name }) => name);

test('the dashboard shows everything that is measured, and nothing else', () => {
  expect([...namesIn('grafana.json')].sort()).toEqual([...measured].sort());
});

test('alerts are about what is measured', () => {
  expect([...namesIn('alerts.yml')].filter((name) => !measured.includes(name))).toEqual([]);
});

test('what was never measured is not 0: the worker’s port does not say that the database is down', async () => {
  const text = await createMetrics().registry.metrics();
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('statements are measured by name, and no more than 800 names', async () => {
  const metrics = createMetrics();
  const onStatement = measureStatements(metrics);
  onStatement('/* hotels.list */ select 1', 0.003);
  onStatement('begin', 0.001);
  for (let i = 0; i < 900; i += 1) onStatement(`/* made.up.${String(i)} */ select 1`, 0.001);
  const text = await metrics.registry.metrics();
  expect(text).toContain('texas_statement_seconds_count{statement="hotels.list"} 1');
  expect(text).toContain('texas_statement_seconds_count{statement="unnamed"} 1');
  expect(text).toContain('texas_statement_seconds_count{statement="other"} 102');
});
