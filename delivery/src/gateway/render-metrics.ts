import { Counter, Histogram, type Registry } from 'prom-client';
import type { Outcome } from './rendered-pages.ts';

/** Around the limit that a page waits for its HTML. */
const BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3];

/** Counts what becomes of pages that could be rendered; nothing where nobody asks for metrics. */
export function countPages(registry: Registry | undefined): (area: string, outcome: Outcome, seconds: number) => void {
  if (!registry) return () => undefined;
  const registers = [registry];
  const pages = new Counter({
    name: 'balsam_page_renders_total',
    help: 'Pages that could be rendered, by what became of them: rendered, kept, or why the shell was sent empty',
    labelNames: ['area', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'balsam_page_render_seconds',
    help: 'How long pages that were rendered have waited for their HTML',
    buckets: BUCKETS_S,
    registers,
  });
  return (area, outcome, took) => {
    pages.inc({ area, outcome });
    if (outcome === 'rendered') seconds.observe(took);
  };
}
