import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoVendors, type DemoVendor } from './vendors.ts';

/** The vendors who have handed their commercial registration in: the demo sign-in, one more, and one who waits. */
const holders: readonly DemoVendor[] = demoVendors.filter(({ prefix }) => ['DIL', 'NKH', 'GHM'].includes(prefix));

const textLine = (text: string, index: number) =>
  `BT /F1 ${index === 0 ? 22 : 13} Tf 72 ${740 - index * 34} Td (${text}) Tj ET`;

/** A page of English words as a PDF. */
const pdfOf = (lines: readonly string[]): Buffer => {
  const content = lines.map(textLine).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}${end}`, 'latin1');
};

const contentOf = ({ company: [name], crNumber, city }: DemoVendor): Buffer =>
  pdfOf([
    'Commercial registration',
    `Number: ${crNumber}`,
    `Company: ${name}`,
    `City: ${city}`,
    'Invented for the demo.',
  ]);

const keyOf = ({ prefix }: DemoVendor) => `demo-cr-${prefix.toLowerCase()}.pdf`;

/** The certificates as they stand in `files`, with ids from `firstId` on. */
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

/** Writes the certificates where private files lie. */
export async function writeCertificates(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(holders.map((vendor) => writeFile(path.join(folder, keyOf(vendor)), contentOf(vendor))));
}
