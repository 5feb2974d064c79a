import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

test('An Arabic reader finds every text of the shop, in every plural form of the language', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
