import type { ReturnTerms } from '@balsam/shared-api';
import { isUnusual, usualTerms } from './usual-terms.ts';

const line = (kind: ReturnTerms['class'], days = 30) => ({ returns: { class: kind, days } });

test('Terms shared by most lines are stated once, and other lines state their own', () => {
  const lines = [line('open'), line('sealed'), line('open')];
  const usual = usualTerms(lines);
  expect(usual).toEqual({ class: 'open', days: 30 });
  expect(lines.map((each) => isUnusual(each, usual))).toEqual([false, true, false]);
});

test('A single line states its terms once', () => {
  expect(usualTerms([line('final')])).toEqual({ class: 'final', days: 30 });
});

test('Without a majority every line states its own terms', () => {
  const lines = [line('open'), line('open', 7)];
  expect(usualTerms(lines)).toBeNull();
  expect(lines.map((each) => isUnusual(each, null))).toEqual([true, true]);
});
