import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

test('Every text of the shop exists in Arabic, with all plural forms', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
