import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawGroup, groupCookie, groupOf, isDrawn } from './release-group.ts';

const EVERYBODY = Array.from({ length: 10_000 }, (_, group) => group);
const drawn = (version: string, percent: number) =>
  EVERYBODY.filter((group) => isDrawn(group, 'shop', { version, percent, since: '2026-11-21T08:00:00Z' }));

test('A canary gets the requested share of visitors', () => {
  for (const percent of [1, 10, 50, 99]) {
    const share = (drawn('1', percent).length / EVERYBODY.length) * 100;
    assert.ok(Math.abs(share - percent) < 1.5, `${share} of ${percent}`);
  }
  assert.equal(drawn('1', 100).length, EVERYBODY.length);
  assert.equal(drawn('1', 0).length, 0);
});

test('Visitors of a canary remain in it when it grows', () => {
  const half = new Set(drawn('1', 50));
  assert.ok(drawn('1', 10).every((group) => half.has(group)));
});

test('Another canary starts with other visitors', () => {
  const first = new Set(drawn('1', 10));
  const both = drawn('2', 10).filter((group) => first.has(group)).length;
  assert.ok(both < first.size / 5, `${both} of ${first.size}`);
});

test('The group cookie is permanent, and Secure only over HTTPS', () => {
  const group = drawGroup();
  const cookie = groupCookie(group, 'https://balsam.test');
  assert.equal(groupOf(`lang=ar; ${cookie.split(';')[0]}`), group);
  assert.match(cookie, /; Secure$/);
  assert.doesNotMatch(groupCookie(group, 'http://localhost:3000'), /Secure/);
});

test('An invalid cookie is not a group', () => {
  for (const made of ['release_group=x', 'release_group=12345', 'release_group=-1', 'my_release_group=1', '']) {
    assert.equal(groupOf(made), null);
  }
});
