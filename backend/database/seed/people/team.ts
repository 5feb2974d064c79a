import type { Lang } from '../../../src/facts/languages.ts';

interface DemoColleague {
  email: string;
  firstname: string;
  lastname: string;
  lang: Lang;
  /** Store, null for the platform, and preset role in its team. */
  roles: readonly { vendorId: number | null; preset: string }[];
}

/** People who help in the teams of the first store and of the platform. One works for two stores. */
export const demoTeam: readonly DemoColleague[] = [
  {
    email: 'clerk@team.balsam.test',
    firstname: 'Yousif',
    lastname: 'Al Ansari',
    lang: 'en',
    roles: [
      { vendorId: 1, preset: 'orders' },
      { vendorId: 2, preset: 'catalogue' },
    ],
  },
  {
    email: 'accounts@team.balsam.test',
    firstname: 'هدى',
    lastname: 'الزياني',
    lang: 'ar',
    roles: [{ vendorId: 1, preset: 'finance' }],
  },
  {
    email: 'support@team.balsam.test',
    firstname: 'Reem',
    lastname: 'Al Mutairi',
    lang: 'en',
    roles: [{ vendorId: null, preset: 'support' }],
  },
  {
    email: 'finance@team.balsam.test',
    firstname: 'Faisal',
    lastname: 'Al Harbi',
    lang: 'en',
    roles: [{ vendorId: null, preset: 'finance' }],
  },
];
