import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pdfPage } from '../pdf-page.ts';
import { demoVendors, type DemoVendor } from './vendors.ts';

/** Vendors with a commercial registration certificate: the demo sign-in, another one, and a pending one. */
const holders: readonly DemoVendor[] = demoVendors.filter(({ prefix }) => ['DIL', 'NKH', 'GHM'].includes(prefix));

const contentOf = ({ company: [name], crNumber, city }: DemoVendor): Buffer =>
  pdfPage([
    'Commercial registration',
    `Number: ${crNumber}`,
    `Company: ${name}`,
    `City: ${city}`,
    'Invented for the demo.',
  ]);

const keyOf = ({ prefix }: DemoVendor) => `demo-cr-${prefix.toLowerCase()}.pdf`;

/** Rows of the certificates in `files`, with ids from `firstId`. */
export const certificateRows = (firstId: number, createdAt: string) =>
  holders.map((vendor, index) => ({
    id: firstId + index,
    storage_key: keyOf(vendor),
    visibility: 'private',
    original_name: `CR ${vendor.crNumber}.pdf`,
    mime: 'application/pdf',
    bytes: contentOf(vendor).length,
    created_at: createdAt,
  }));

/** The id of a vendor's certificate in `files`; null for a vendor without one. */
export const certificateId = (vendor: DemoVendor, firstId: number): number | null =>
  holders.includes(vendor) ? firstId + holders.indexOf(vendor) : null;

/** Writes the certificates to the folder of private files. */
export async function writeCertificates(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(holders.map((vendor) => writeFile(path.join(folder, keyOf(vendor)), contentOf(vendor))));
}
