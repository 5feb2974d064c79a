import { localeProblems } from '@balsam/shared-ui/testing';
import ar from './ar.json';
import en from './en.json';

it('Whoever reads Arabic finds every text that whoever reads English finds', () => {
  expect(localeProblems(en, ar)).toEqual([]);
});
