import type { TestApp } from './app.ts';
import { form } from './form.ts';

/** The smallest valid certificate. */
export const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

let count = 0;

/** A registration form with an unused address. */
export const person = (fields: Record<string, string> = {}) => {
  count += 1;
  return {
    firstname: 'Rania',
    lastname: 'Nasser',
    email: `rania-${count}@example.com`,
    phone_number: '0500000004',
    password: 'plum-tree-9',
    confirm_password: 'plum-tree-9',
    terms: 'true',
    account_type: 'customer',
    ...fields,
  };
};

export const pdf = (name = 'certificate.pdf') => new File([PDF], name);

/** Sends the registration form as the shop does. */
export const createRegistrations = (test: TestApp) => {
  const register = async (fields: Record<string, string | File>, lang = 'en') => {
    const { body, headers } = await form(fields);
    return test.call('POST /auth/register', { body, headers: { ...headers, lang } });
  };
  const store = async () => {
    const { countryId, stateId, cityId } = await test.make.place();
    return {
      'store_address[company_name]': 'Rania Supplies',
      'store_address[country]': String(countryId),
      'store_address[state]': String(stateId),
      'store_address[city]': String(cityId),
      'store_address[address_1]': '7 Harbour Road',
    };
  };
  const registerVendor = async (certificate: File | undefined, fields: Record<string, string> = {}) =>
    register({
      ...person({ account_type: 'vendor', ...(await store()), ...fields }),
      ...(certificate && { cr_certificate: certificate }),
    });
  return { register, registerVendor };
};
