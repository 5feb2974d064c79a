// Part of npm run lint: what production is made of may be given on under licences that we know. Read from the lockfile,
// which says the licence of each package; what only builds and tests need is not looked at.
import { readJson, stop } from './steps.mjs';

/** SPDX names. LGPL: only libvips, a library of its own files beside sharp, which anybody may replace. */
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

/** Whether an SPDX expression can be kept: of OR one side, of AND both. */
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
  console.error(`✖ ${folder.split('node_modules/').at(-1)} ${version}: ${license ?? 'no licence is named'}`);
if (refused.length > 0)
  stop(
    `${refused.length} of ${inProduction.length} packages of production have a licence that is not allowed.`,
    'Use another package, or have the licence read and add its SPDX name to delivery/bin/licences.mjs.',
  );
console.log(`${inProduction.length} packages of production, all under allowed licences.`);
