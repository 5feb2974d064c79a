import type { Factories } from './factories.ts';
import { fileOf, photo } from './products.ts';

/** A complete but empty document. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A valid certificate, as a vendor sends it. */
export const certificate = (name = 'certificate.pdf') => fileOf(PDF, name);

let written = 0;

interface Fields extends Readonly<Record<string, unknown>> {
  readonly store_address?: object;
}

/** Store location for the admin's form. */
export const storePlace = async ({ place }: Pick<Factories, 'place'>) => {
  const { countryId: country, stateId: state, cityId: city } = await place();
  return { country, state, city, company_address: '1 Olive Street' };
};

/** Form of a new vendor; `fields` override its values, those of the store individually. */
export const vendorForm = async (
  make: Pick<Factories, 'place'>,
  { store_address: store = {}, ...fields }: Fields = {},
): Promise<Record<string, unknown>> => {
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
    store_address: { company_name: `Huda Supplies ${written}`, ...(await storePlace(make)), ...store },
    ...fields,
  };
};
