// Part of npm run lint: production packages have known licences that permit redistribution. Licences are read from the
// lockfile; packages only for builds and tests are skipped.
import { readJson, stop } from './steps.mjs';

/** SPDX names. LGPL only for libvips, which sharp loads as separate, replaceable files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** True if an SPDX expression can be satisfied: one side of OR, both sides of AND. */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => ALLOWED.has(licence)));

const { packages } = readJson('package-lock.json');
const inProduction = Object.entries(packages).filter(
  ([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link,
);
const refused = inProduction.filter(([, { license }]) => !isAllowed(license ?? 'none'));

for (const [folder, { version, license }] of refused)
  console.error(`✖ ${folder.split('node_modules/').at(-1)} ${version}: ${license ?? 'no licence'}`);
if (refused.length > 0)
  stop(
    `${refused.length} of ${inProduction.length} production packages have a licence that is not allowed.`,
    'Use another package, or review the licence and add its SPDX name to platform/bin/licences.mjs.',
  );
console.log(`${inProduction.length} production packages, all under allowed licences.`);
