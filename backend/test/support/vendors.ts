import { fileOf, photo } from './products.ts';

/** A whole document, if an empty one. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A whole certificate, as a vendor sends it. */
export const certificate = (name = 'certificate.pdf') => fileOf(PDF, name);

let written = 0;

/** The form of a new vendor; `fields` replace what it says. */
export const vendorForm = async (fields: Readonly<Record<string, unknown>> = {}): Promise<Record<string, unknown>> => {
  written += 1;
  return {
    firstname: 'Huda',
    lastname: 'Salem',
    email: `huda-${written}@vendors.test`,
    phone_number: '0500000021',
    password: 'cedar-grove-4',
    logo: fileOf(await photo(), 'logo.png'),
    cr_certificate: certificate(),
    active: 1,
    store_address: { company_name: `Huda Supplies ${written}` },
    ...fields,
  };
};
