import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { countPages } from './render-metrics.ts';

test('Metrics count outcomes of pages and measure the rendered ones', async () => {
  const registry = new Registry();
  const count = countPages(registry);
  count('storefront', 'rendered', 0.004);
  count('storefront', 'kept', 0.0001);
  count('storefront', 'hung', 0.15);
  const text = await registry.metrics();
  for (const outcome of ['rendered', 'kept', 'hung'])
    assert.ok(text.includes(`balsam_page_renders_total{area="storefront",outcome="${outcome}"} 1`), text);
  assert.match(text, /^balsam_page_render_seconds_bucket\{le="0\.002"\} 0$/m);
  assert.match(text, /^balsam_page_render_seconds_count 1$/m);
});
