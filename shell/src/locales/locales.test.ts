import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

test('Every text of the shell exists in both languages', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
