import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

it('Both languages have the same texts', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
