import type { Visit } from './measure.ts';

const quartile = (sorted: number[], share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;

const summarize = (visits: Visit[], key: keyof Visit) => {
  const sorted = visits.map((one) => one[key]).sort((a, b) => a - b);
  return { median: quartile(sorted, 0.5), low: quartile(sorted, 0.25), high: quartile(sorted, 0.75) };
};

/** Prints medians per page, and quartiles of the compared metrics. */
export function reportVisits(results: Map<string, Visit[]>): void {
  const rows = [...results].map(([page, visits]) => {
    const median = (key: keyof Visit) => Math.round(summarize(visits, key).median);
    const quartiles = (key: keyof Visit) => {
      const { low, high } = summarize(visits, key);
      return [low, high].map(Math.round).join('-');
    };
    return {
      page,
      requests: median('requests'),
      'before paint': median('beforePaint'),
      'JS KB': median('script'),
      'CSS KB': median('style'),
      'fonts KB': median('font'),
      'all KB': median('total'),
      FCP: median('fcp'),
      'FCP quartiles': quartiles('fcp'),
      LCP: median('lcp'),
      'LCP quartiles': quartiles('lcp'),
      TBT: median('tbt'),
      CLS: Number(summarize(visits, 'cls').median.toFixed(4)),
      INP: median('inp'),
    };
  });
  console.table(rows);
}
