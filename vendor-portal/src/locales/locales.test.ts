import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

it('The Arabic and English texts have the same keys', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
