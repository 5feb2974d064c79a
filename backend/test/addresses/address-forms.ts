import type { TestApp } from '../support/app.ts';

const HOMES = {
  SA: { iso2: 'SA', name: 'Saudi Arabia', nameAr: 'المملكة العربية السعودية' },
  BH: { iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' },
} as const;

export type Home = keyof typeof HOMES;

/** Forms of an address book in a test. */
export const createAddressForms = ({ make, call }: TestApp) => {
  const forms = {
    /** A complete form with a new city. */
    async form(home: Home = 'SA', changes: Record<string, unknown> = {}) {
      const { countryId, stateId, cityId } = await make.place(HOMES[home]);
      return {
        ...{ label: 'Clinic', country_id: countryId, state_id: stateId, city_id: cityId },
        ...{ address_1: '7 Fig Street', postal_code: home === 'SA' ? '12345' : '317', phone_number: '0500000006' },
        national_address: home === 'SA' ? 'RRRD2929' : '',
        ...changes,
      };
    },

    /** Adds an address to a customer's book. @returns the response's `address` */
    async add(token: string, home: Home = 'SA', changes: Record<string, unknown> = {}) {
      const response = await call('POST /user/addresses', { token, body: await forms.form(home, changes) });
      if (response.status !== 200) throw new Error(response.text);
      return response.body.address;
    },

    async listed(token: string) {
      return (await call('GET /user/addresses', { token })).body.addresses;
    },
  };
  return forms;
};
