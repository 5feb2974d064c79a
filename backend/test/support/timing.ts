import assert from 'node:assert/strict';

type Work = () => Promise<unknown>;

/** On a busy machine one measurement may be out of bounds; a real difference shows every time. */
const ATTEMPTS = 5;

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = async (work: Work): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Ratio of the durations of two functions, measured alternately. */
const ratioOf = async (one: Work, other: Work, rounds: number): Promise<number> => {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await timed(one));
    others.push(await timed(other));
  }
  return median(ones) / median(others);
};

/** Asserts that two functions are indistinguishable by duration. @param bounds of the ratio of durations */
export const assertAlike = async (one: Work, other: Work, rounds: number, bounds: [number, number]): Promise<void> => {
  const ratios: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ratio = await ratioOf(one, other, rounds);
    if (ratio > bounds[0] && ratio < bounds[1]) return;
    ratios.push(ratio.toFixed(2));
  }
  assert.fail(`One takes ${ratios.join(', ')} times as long as the other.`);
};
