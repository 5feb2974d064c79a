import { AreaFault } from './faults.ts';

/** How long an area may take to load before the person is told. */
export const LOAD_BUDGET_MS = 5_000;

/** The work's result, or a time-out fault when it takes longer than the budget. */
export function withinBudget<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AreaFault('timeout')), LOAD_BUDGET_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
