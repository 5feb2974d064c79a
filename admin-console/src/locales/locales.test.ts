import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

it('An admin who reads Arabic finds every text that one who reads English finds', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
