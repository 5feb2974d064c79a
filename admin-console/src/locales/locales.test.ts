import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

it('English and Arabic have the same texts', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
