import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

test('Every sentence of the shell is there in both languages', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
