import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBreaker } from './breaker.ts';

const openBreaker = () => {
  let time = 0;
  return { breaker: createBreaker(() => time), pass: (ms: number) => (time += ms) };
};

test('Three failures within half a minute pause a release, twice as long each time', () => {
  const { breaker, pass } = openBreaker();
  assert.deepEqual([breaker.fail(), breaker.fail(), breaker.allows()], [0, 0, true]);
  let rest = breaker.fail();
  const rests = [rest];
  for (let again = 0; again < 7; again += 1) {
    assert.equal(breaker.allows(), false);
    pass(rest);
    assert.equal(breaker.allows(), true);
    rest = breaker.fail();
    rests.push(rest);
  }
  assert.deepEqual(rests, [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('A success after a pause resets the breaker', () => {
  const { breaker, pass } = openBreaker();
  for (let failure = 0; failure < 3; failure += 1) breaker.fail();
  pass(1_000);
  breaker.succeed();
  assert.deepEqual([breaker.fail(), breaker.fail(), breaker.allows()], [0, 0, true]);
});

test('Failures far apart do not add up', () => {
  const { breaker, pass } = openBreaker();
  for (let failure = 0; failure < 10; failure += 1) {
    assert.equal(breaker.fail(), 0);
    pass(15_001);
  }
});

test('Results of tasks started before a pause are ignored', () => {
  const { breaker } = openBreaker();
  for (let failure = 0; failure < 3; failure += 1) breaker.fail();
  assert.equal(breaker.fail(), 0);
  breaker.succeed();
  assert.equal(breaker.allows(), false);
});
