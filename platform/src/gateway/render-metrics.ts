import { Counter, Histogram, type Registry } from 'prom-client';
import type { Outcome } from './rendered-pages.ts';

/** Buckets around RENDER_LIMIT_MS. */
const BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 2];

/** Counts the outcomes of renderable pages; does nothing without a metrics registry. */
export function countPages(registry: Registry | undefined): (area: string, outcome: Outcome, seconds: number) => void {
  if (!registry) return () => undefined;
  const registers = [registry];
  const pages = new Counter({
    name: 'balsam_page_renders_total',
    help: 'Renderable pages by outcome: rendered, kept (cached), or the reason for an empty shell',
    labelNames: ['area', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'balsam_page_render_seconds',
    help: 'Time that rendered pages waited for their HTML',
    buckets: BUCKETS_S,
    registers,
  });
  return (area, outcome, took) => {
    pages.inc({ area, outcome });
    if (outcome === 'rendered') seconds.observe(took);
  };
}
