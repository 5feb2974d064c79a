import type { Case } from './case.ts';
import { createCustomers, createMarket, type Market } from './customers.ts';
import { startMeasured } from './measured-process.ts';
import { checkLedger } from './measure-engine.ts';
import type { Engine, Options } from './options.ts';
import type { Run } from './measure-engine.ts';
import { createPurchaseCases } from './purchase-cases.ts';
import { createReadCases } from './read-cases.ts';
import { createStage } from './stage.ts';
import { quantile } from './statistics.ts';
import { comeAtRate, stayAround, type Visit, type VisitRequest } from './visitors.ts';

/** Result of a load. Times of successful responses, ms. */
export interface LoadFigures {
  readonly title: string;
  readonly offered: number;
  readonly accepted: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly failed: number;
  readonly ordersSent: number;
  readonly ordersPlaced: number;
  readonly orderP99: number;
  /** Time from the end of the load until the last refusal or slow response. */
  readonly recoveryMs: number | null;
}

/** 50 requests are 20 lists, 20 products, 6 searches, 3 additions to a cart and 1 order. */
const MIX = ['list', 'product', 'search', 'cart', 'order'] as const;
const TURNS = Array.from({ length: 50 }, (_, turn) => {
  if (turn === 25) return 'order';
  if (turn % 16 === 7) return 'cart';
  if (turn % 8 === 3) return 'search';
  return turn % 2 ? 'product' : 'list';
});
/** Upper bound of the request rate, for preparation. */
const MOST_PER_SECOND = 6000;
const CUSTOMERS = 20_000;
const WARM_UP_SECONDS = 2;
const REST_SECONDS = 5;

/** Read cases repeat requests, as in a crowd. */
const casesOf = (market: Market, nextCustomer: () => number): Case[] =>
  [
    ...createReadCases(market.catalogue, 1).filter(({ repeated }) => repeated),
    ...createPurchaseCases(market, nextCustomer).singles,
  ].filter(({ name }) => MIX.some((each) => each === name));

const mixOf = (cases: readonly Case[]) => {
  const byName = new Map(cases.map((each) => [each.name, each]));
  let turn = 0;
  return (): VisitRequest => {
    const name = TURNS[(turn += 1) % TURNS.length] ?? 'list';
    const request = byName.get(name)?.next();
    if (!request) throw new Error(`There is no case ${name}.`);
    return { name, request };
  };
};

/** Number of orders to prepare, with a margin of 50 %. */
const ordersIn = (perSecond: number, seconds: number) => Math.ceil((1.5 * perSecond * seconds) / TURNS.length);

const isOk = ({ status }: Visit) => status === 200;

const figuresOf = (title: string, seconds: number, visits: readonly Visit[]): LoadFigures => {
  const accepted = visits.filter(isOk);
  const times = accepted.map(({ tookMs }) => tookMs);
  const orders = visits.filter(({ name }) => name === 'order');
  const placed = orders.filter(isOk);
  const refused = visits.filter(({ status }) => status === 503);
  return {
    title,
    offered: visits.length / seconds,
    accepted: accepted.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused: refused.length,
    failed: visits.length - accepted.length - refused.length,
    ordersSent: orders.length,
    ordersPlaced: placed.length,
    orderP99: quantile(
      placed.map(({ tookMs }) => tookMs),
      0.99,
    ),
    recoveryMs: null,
  };
};

/** Time from the end of the load until the last response that failed or took over a second. */
const recoveryOf = (visits: readonly Visit[]): number => {
  const start = Math.min(...visits.map(({ sentAt }) => sentAt));
  const slow = visits.filter((visit) => !isOk(visit) || visit.tookMs > 1000);
  return Math.max(0, ...slow.map(({ sentAt, tookMs }) => sentAt + tookMs - start));
};

/** Loads the backend with 0.5, 1 and 3 times its capacity, with load shedding enabled. */
export const measureOverload = async (engine: Engine, options: Options, { say, signal }: Run) => {
  const { seconds } = options;
  const stage = await createStage(engine, null, options);
  try {
    const database = await stage.open();
    let customer = 0;
    const market = await createMarket(database);
    const cases = casesOf(market, () => (customer += 1));
    await createCustomers(database, CUSTOMERS);
    await database.close();
    const { MAX_WAIT_MS = '300', MAX_IN_FLIGHT = '1000' } = process.env;
    const backend = await startMeasured('./app-server.ts', { ...stage.environment, MAX_WAIT_MS, MAX_IN_FLIGHT });
    const { address } = backend;
    const figures: LoadFigures[] = [];
    let placed = 0;
    const load = async (title: string, visiting: () => Promise<Visit[]>) => {
      signal.throwIfAborted();
      const visits = await visiting();
      const result = figuresOf(title, seconds, visits);
      placed += result.ordersPlaced;
      say(
        `${title}: ${result.accepted.toFixed(0)}/s of ${result.offered.toFixed(0)}/s, p99 ${result.p99.toFixed(0)} ms`,
      );
      return result;
    };
    try {
      const prepare = async (perSecond: number, during: number) => {
        for (const each of cases) await each.prepare?.(address, ordersIn(perSecond, during));
      };
      say('preparing carts and checkouts');
      await prepare(MOST_PER_SECOND, WARM_UP_SECONDS + seconds);
      const next = mixOf(cases);
      await stayAround(address, 8, WARM_UP_SECONDS, next).then(
        (visits) => (placed += figuresOf('', WARM_UP_SECONDS, visits).ordersPlaced),
      );
      const full = await load('closed, 16 connections', () => stayAround(address, 16, seconds, next));
      figures.push(full);
      const capacity = full.accepted;
      await prepare(MOST_PER_SECOND, seconds);
      figures.push(await load('closed, 500 connections', () => stayAround(address, 500, seconds, next)));
      for (const times of [0.5, 1, 3]) {
        await prepare(capacity, times * seconds + REST_SECONDS);
        const title = `open, ${times} x ${capacity.toFixed(0)}/s`;
        const result = await load(title, () => comeAtRate(address, times * capacity, seconds, next));
        const after = await comeAtRate(address, 0.5 * capacity, REST_SECONDS, next);
        placed += figuresOf('', 1, after).ordersPlaced;
        figures.push({ ...result, recoveryMs: recoveryOf(after) });
      }
    } finally {
      await backend.stop();
    }
    await checkLedger(stage, placed);
    return figures;
  } finally {
    await stage.remove();
  }
};
