import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shopDay } from '../../../src/calendar/working-days.ts';
import { plusDays } from '../../../src/calendar/days.ts';
import { categories } from '../catalogue/categories.ts';
import { daysBefore } from '../moments.ts';
import { pdfPage } from '../pdf-page.ts';
import { demoVendors } from '../people/vendors.ts';

interface DemoLicence {
  /** Prefix of the vendor's SKUs. */
  vendor: string;
  type: string;
  number: string;
  activity: '' | 'importer' | 'distributor';
  /** Days from the day of the demo to the last day. */
  days: number;
  state: 'submitted' | 'accepted' | 'refused';
  /** Slugs of the categories that it covers, for a type with a scope. */
  covers: readonly string[];
}

const [GLOVES, DEVICES, INJECTION] = ['gloves-and-protective-clothing', 'medical-devices', 'injection-and-infusion'];

/** Licences that categories require. */
const GATES: readonly (readonly [category: string, type: string])[] = [
  [GLOVES, 'sfda_warehouse'],
  [GLOVES, 'nhra_import'],
  [DEVICES, 'sfda_mdel'],
  [DEVICES, 'nhra_import'],
  [INJECTION, 'sfda_mdel'],
];

/** One expires in 5 days, one has expired (its gloves are paused), one was refused, and two are to be reviewed. */
const LICENCES: readonly DemoLicence[] = [
  {
    ...{ vendor: 'DIL', type: 'nhra_import', number: 'NHRA-MD-20418', activity: 'importer' },
    ...{ days: 210, state: 'accepted', covers: [GLOVES, DEVICES] },
  },
  {
    ...{ vendor: 'SHB', type: 'nhra_import', number: 'NHRA-MD-21730', activity: 'importer' },
    ...{ days: 300, state: 'accepted', covers: [GLOVES] },
  },
  {
    ...{ vendor: 'NKH', type: 'sfda_mdel', number: 'MDEL-2024-11873', activity: 'distributor' },
    ...{ days: 5, state: 'accepted', covers: [DEVICES, INJECTION] },
  },
  {
    ...{ vendor: 'NKH', type: 'moh_pharmacy', number: 'PH-10-44821', activity: '' },
    ...{ days: 180, state: 'accepted', covers: [] },
  },
  {
    ...{ vendor: 'WAD', type: 'moh_pharmacy', number: 'PH-14-30957', activity: '' },
    ...{ days: 150, state: 'accepted', covers: [] },
  },
  {
    ...{ vendor: 'MRJ', type: 'sfda_mdel', number: 'MDEL-2025-08216', activity: 'distributor' },
    ...{ days: 240, state: 'accepted', covers: [DEVICES, INJECTION] },
  },
  {
    ...{ vendor: 'MRJ', type: 'sfda_warehouse', number: 'MDW-2025-3390', activity: '' },
    ...{ days: -3, state: 'accepted', covers: [] },
  },
  {
    ...{ vendor: 'QSB', type: 'sfda_warehouse', number: 'MDW-2026-4112', activity: '' },
    ...{ days: 330, state: 'refused', covers: [] },
  },
  {
    ...{ vendor: 'QSB', type: 'sfda_mdel', number: 'MDEL-2026-15502', activity: 'distributor' },
    ...{ days: 360, state: 'submitted', covers: [DEVICES] },
  },
  {
    ...{ vendor: 'WAD', type: 'sfda_warehouse', number: 'MDW-2026-4187', activity: '' },
    ...{ days: 350, state: 'submitted', covers: [] },
  },
];

const YEAR = 365;

const keyOf = ({ vendor, type }: DemoLicence) => `demo-licence-${vendor.toLowerCase()}-${type.replace('_', '-')}.pdf`;

const contentOf = ({ vendor, number }: DemoLicence): Buffer =>
  pdfPage([
    'Licence',
    `Number: ${number}`,
    `Company: ${demoVendors.find(({ prefix }) => prefix === vendor)?.company[0]}`,
    'Invented for the demo.',
  ]);

const categoryId = (slug: string) => categories.findIndex((category) => category.slug === slug) + 1;

/** Rows of the papers in `files`, with ids from `firstId`. */
export const paperRows = (firstId: number, createdAt: string) =>
  LICENCES.map((licence, index) => ({
    id: firstId + index,
    storage_key: keyOf(licence),
    visibility: 'private',
    original_name: `${licence.number}.pdf`,
    mime: 'application/pdf',
    bytes: contentOf(licence).length,
    created_at: createdAt,
  }));

/** Rows of licences, their scopes and gates. @param firstFileId id of the first paper in `files` */
export function licenceRows(now: Date, firstFileId: number, adminId: number) {
  const today = shopDay(now);
  return {
    licences: LICENCES.map(({ vendor, type, number, activity, days, state }, index) => ({
      id: index + 1,
      vendor_id: demoVendors.findIndex(({ prefix }) => prefix === vendor) + 1,
      ...{ type, number, activity, state },
      issued_on: plusDays(today, days - YEAR),
      expires_on: plusDays(today, days),
      file_id: firstFileId + index,
      submitted_at: daysBefore(now, state === 'submitted' ? 1 : Math.min(YEAR - days, 400)),
      decided_by: state === 'submitted' ? null : adminId,
      decided_at: state === 'submitted' ? null : daysBefore(now, Math.min(YEAR - days, 400) - 1),
      reason: state === 'refused' ? 'The second page is missing: please upload the whole licence.' : '',
    })),
    licence_scopes: LICENCES.flatMap(({ covers }, index) =>
      covers.map((slug) => ({ licence_id: index + 1, category_id: categoryId(slug) })),
    ),
    category_gates: GATES.map(([slug, type]) => ({ category_id: categoryId(slug), licence_type: type })),
  };
}

/** Writes the papers to the folder of private files. */
export async function writePapers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(LICENCES.map((licence) => writeFile(path.join(folder, keyOf(licence)), contentOf(licence))));
}
