import type { LoadFigures } from './overload.ts';
import os from 'node:os';
import type { Comparison, Sample } from './comparison.ts';
import type { Series } from './measure-engine.ts';
import type { Options } from './options.ts';
import { median } from './statistics.ts';

interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

const spreadOf = (numbers: number[]): Spread => ({
  median: median(numbers),
  lowest: Math.min(...numbers),
  highest: Math.max(...numbers),
});

const summarise = (samples: Sample[]) => {
  const of = (pick: (sample: Sample) => number) => spreadOf(samples.map(pick));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    serverCpu: of(({ serverCpu }) => serverCpu),
    databaseCpu: samples.some(({ databaseCpu }) => databaseCpu === null)
      ? null
      : of(({ databaseCpu }) => databaseCpu ?? 0),
    statements: of(({ statements }) => statements),
  };
};

/** The figures of a series: times in milliseconds, CPU in milliseconds per request. */
export const toFigures = ({ runs, ...series }: Series) => ({
  ...series,
  bytes: median(runs.map(({ bytes }) => bytes)),
  backend: summarise(runs.map(({ backend }) => backend)),
  bare: summarise(runs.map(({ bare }) => bare)),
  // Ratio within the same run, because both had the same conditions.
  ratio: spreadOf(runs.map(({ backend, bare }: Comparison) => bare.perSecond / backend.perSecond)),
});
export type Figures = ReturnType<typeof toFigures>;

/** Machine and runtime of the bench. */
export const describeMachine = () => ({
  cpu: os.cpus()[0]?.model ?? 'unknown',
  cores: os.availableParallelism(),
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  system: `${os.type()} ${os.release()}`,
  node: process.version,
});

/** Figures with the data needed to judge or repeat them. */
export const toReport = (options: Options, load: { before: number; after: number }, figures: Figures[]) => ({
  taken: new Date().toISOString(),
  machine: describeMachine(),
  loadAverage: load,
  runs: options.runs,
  seconds: options.seconds,
  fsync: options.fsync,
  figures,
});

const whole = (number: number) => number.toFixed(0);
const fine = (number: number) => number.toFixed(number < 10 ? 2 : 1);

const toRow = ({ title, connections, backend, bare, ratio }: Figures): string[] => [
  title,
  whole(connections),
  `${whole(backend.perSecond.median)} (${whole(backend.perSecond.lowest)}-${whole(backend.perSecond.highest)})`,
  fine(backend.p50.median),
  fine(backend.p95.median),
  fine(backend.p99.median),
  fine(backend.serverCpu.median),
  backend.databaseCpu === null ? '?' : fine(backend.databaseCpu.median),
  fine(backend.statements.median),
  whole(bare.perSecond.median),
  fine(bare.serverCpu.median),
  `${fine(ratio.median)} (${fine(ratio.lowest)}-${fine(ratio.highest)})`,
];

const COMPARED = [
  'case',
  'conns',
  'req/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU ms',
  'db CPU ms',
  'SQL',
  'bare req/s',
  'bare CPU ms',
  'ratio',
];

/** An aligned Markdown table. */
const draw = (head: string[], body: string[][]): string => {
  const rows = [head, ...body];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => '-'.repeat(width + 1) + (column === 0 ? '-' : ':')).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
};

/** Table for one catalogue. Spreads are lowest-highest; the ratio is bare req/s divided by backend req/s. */
export const toTable = (figures: Figures[]): string => draw(COMPARED, figures.map(toRow));

/** Table of the times for two catalogue sizes, and their ratio. */
export const toGrowthTable = (small: Figures[], big: Figures[]): string => {
  const rows = small.flatMap(({ engine, title, connections, backend: before }) => {
    const same = (other: Figures) =>
      other.engine === engine && other.title === title && other.connections === connections;
    const after = big.find(same)?.backend;
    if (!after) return [];
    const times = (['p50', 'p95'] as const).flatMap((part) => {
      const [less, more] = [before[part].median, after[part].median];
      return [fine(less), fine(more), fine(more / less)];
    });
    return [[title, engine, whole(connections), ...times]];
  });
  const head = ['case', 'engine', 'conns', 'p50 ms', 'bigger', 'ratio', 'p95 ms', 'bigger', 'ratio'];
  return draw(head, rows);
};

const OVERLOAD = [
  'load',
  'offered/s',
  'accepted/s',
  'p50 ms',
  'p99 ms',
  'refused',
  'failed',
  'orders placed',
  'p99 ms',
  'recovery ms',
];

/** Table of the overload figures. Times of successful responses. */
export const toOverloadTable = (figures: readonly LoadFigures[]): string =>
  draw(
    OVERLOAD,
    figures.map((each) => [
      each.title,
      whole(each.offered),
      whole(each.accepted),
      whole(each.p50),
      whole(each.p99),
      whole(each.refused),
      whole(each.failed),
      `${each.ordersPlaced} of ${each.ordersSent}`,
      whole(each.orderP99),
      each.recoveryMs === null ? '' : whole(each.recoveryMs),
    ]),
  );
