import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorse, type Vitals } from './judge.ts';

const of = (loads: number, failures: number): Vitals => ({ loads, failures });
const NO_VISITORS = of(0, 0);

const CASES: [situation: string, canary: Vitals, current: Vitals, isTakenBack: boolean][] = [
  ['there are no visitors', NO_VISITORS, NO_VISITORS, false],
  ['one visitor’s network failed', of(0, 1), of(90, 0), false],
  ['two failures are too few, even with few visitors', of(0, 2), of(90, 0), false],
  ['it fails for all three first visitors', of(0, 3), of(90, 0), true],
  ['it fails for all, and no one loads the current one', of(0, 3), NO_VISITORS, true],
  ['one in ten fails', of(27, 3), of(270, 0), true],
  ['one in ten fails, and the current one has too few visitors to compare', of(27, 3), of(2, 0), false],
  ['it always fails, and the current one has few visitors', of(0, 4), of(4, 0), true],
  ['it fails occasionally, as networks do', of(997, 3), of(9000, 0), false],
  ['it fails as often as the current one', of(90, 10), of(900, 100), false],
  ['it fails slightly more often than the current one, by chance', of(88, 12), of(900, 100), false],
  ['it fails twice as often as a bad current one', of(400, 100), of(900, 100), true],
  ['it fails less often than the current one', of(95, 5), of(800, 200), false],
  ['one of fifty fails among very many', of(9800, 200), of(99_900, 100), true],
];

for (const [situation, canary, current, isTakenBack] of CASES) {
  test(`A canary ${isTakenBack ? 'is rolled back' : 'remains active'} when ${situation}`, () => {
    assert.equal(isWorse(canary, current), isTakenBack);
  });
}

test('Of 1,000 canaries as good as the current release, hardly any is rolled back', () => {
  let seed = 7;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const load = (vitals: Vitals) => (chance() < 0.005 ? (vitals.failures += 1) : (vitals.loads += 1));
  const isTakenBack = () => {
    const canary = of(0, 0);
    const current = of(0, 0);
    for (let look = 0; look < 60; look += 1) {
      for (let visit = 0; visit < 5; visit += 1) load(canary);
      for (let visit = 0; visit < 45; visit += 1) load(current);
      if (isWorse(canary, current)) return true;
    }
    return false;
  };
  const takenBack = Array.from({ length: 1000 }, isTakenBack).filter(Boolean).length;
  assert.ok(takenBack < 50, `${takenBack}`);
});
