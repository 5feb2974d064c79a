import type { Bilingual } from '../bilingual.ts';
import { daysBefore } from '../moments.ts';
import type { DemoCustomer } from '../people/build-people.ts';
import type { Places } from '../places.ts';

const LABELS = { home: ['Home', 'المنزل'], company: ['Clinic', 'العيادة'] } satisfies Record<string, Bilingual>;

/** Every customer's own address; most are also billed there. */
const ownAddress = (customer: DemoCustomer) => ({
  user_id: customer.id,
  label: LABELS[customer.company ? 'company' : 'home'][customer.lang === 'ar' ? 1 : 0],
  recipient: '',
  company_name: '',
  country_id: customer.place.country.id,
  state_id: customer.place.state.id,
  city_id: customer.place.city.id,
  address_1: customer.street,
  address_2: customer.secondLine,
  postal_code: customer.postalCode,
  phone_number: customer.phone,
  national_address: customer.nationalAddress,
  note: '',
  is_default_shipping: true,
  is_default_billing: customer.hasBillingAddress,
  created_at: customer.createdAt,
  updated_at: customer.createdAt,
});

/** Further addresses of the demo's customer, in two countries. */
const FURTHER = [
  {
    ...{
      label: 'Riyadh branch',
      recipient: 'Noor Al Mannai',
      company_name: 'Dilmun Clinics',
      iso2: 'SA',
      city: 'Riyadh',
    },
    ...{ address_1: '2929 Rayhana Street', address_2: 'Al Malqa, second floor', postal_code: '13521' },
    ...{
      phone_number: '+966 50 812 3344',
      national_address: 'RRRD2929',
      note: 'Deliveries at the rear entrance, 8 to 14',
    },
  },
  {
    ...{ label: 'Warehouse', recipient: 'Ali Hassan', company_name: 'Dilmun Clinics', iso2: 'BH', city: 'Sitra' },
    ...{ address_1: 'Building 1204, Road 1529', address_2: 'Gate 3', postal_code: '615' },
    ...{ phone_number: '+973 3911 7204', national_address: '', note: 'Call before arriving' },
  },
  {
    ...{ label: 'Parents', recipient: '', company_name: '', iso2: 'SA', city: 'Dammam' },
    ...{ address_1: '4417 Al Salam Road', address_2: '', postal_code: '32241' },
    ...{ phone_number: '+966 55 204 9917', national_address: '', note: '' },
  },
];

const furtherAddresses = (now: Date, customer: DemoCustomer, { countries, states, cities }: Places) =>
  FURTHER.map(({ iso2, city: name, ...lines }) => {
    const country = countries.find((candidate) => candidate.iso2 === iso2);
    const stateIds = states.filter(({ country_id }) => country_id === country?.id).map(({ id }) => id);
    const city = cities.find((candidate) => candidate.name === name && stateIds.includes(candidate.state_id));
    if (!country || !city) throw new Error(`There is no city ${name}`);
    const created = daysBefore(now, 90);
    return {
      ...ownAddress(customer),
      ...lines,
      ...{ country_id: country.id, state_id: city.state_id, city_id: city.id },
      ...{ is_default_shipping: false, is_default_billing: false, created_at: created, updated_at: created },
    };
  });

/** The address books: one address per customer, four of the demo's customer, who is the first. */
export const addressRows = (now: Date, customers: readonly DemoCustomer[], places: Places) =>
  customers.flatMap((customer, index) =>
    index === 0 ? [ownAddress(customer), ...furtherAddresses(now, customer, places)] : [ownAddress(customer)],
  );
