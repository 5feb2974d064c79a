import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { collectDefaultMetrics, Registry } from 'prom-client';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['backend/src/metrics', 'platform/src/gateway'];
/** Suffixes of histogram series. */
const SUFFIX = /_(bucket|count|sum)$/;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([name]) => name))];

const alerts = read('platform/production/prometheus/alerts.yml');
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('platform/production/prometheus/dashboard.json'),
);

/** Metrics in the shop's sources and from the library. */
function knownMetrics(): Set<string> {
  const sources = SOURCES.flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`));
  const named = sources.filter((file) => file.endsWith('.ts')).flatMap((file) => namesIn(read(file), /\bbalsam_\w+/g));
  const register = new Registry();
  collectDefaultMetrics({ register });
  return new Set([...named, ...register.getMetricsAsArray().map(({ name }) => name)]);
}

test('Every metric in an alert or a panel exists', () => {
  const known = knownMetrics();
  const texts = [alerts, ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  const asked = namesIn(texts.join('\n').replaceAll('balsam-', ''), /\b(balsam|nodejs|process)_\w+/g);
  assert.ok(asked.length > 20, asked.join());
  assert.deepEqual(
    asked.filter((name) => !known.has(name) && !known.has(name.replace(SUFFIX, ''))),
    [],
  );
});

test('Every alert is documented', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  assert.equal(names.length, 13);
  const operations = read('docs/operations/monitoring.md');
  for (const name of names) {
    const [row = ''] = new RegExp(`^\\| \`${name}\` +\\|.*$`, 'm').exec(operations) ?? [];
    // Pipes in code also end a table cell, so they must be escaped.
    assert.equal(row.split(/(?<!\\)\|/).length, 5, name);
  }
  const tested = read('platform/production/prometheus/alerts.test.yml');
  for (const name of names) assert.equal(tested.split(`alertname: ${name}\n`).length, 3, name);
});
