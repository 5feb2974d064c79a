import { fileId, logo, picturesByKey } from '../catalogue/pictures.ts';
import type { Places } from '../places.ts';
import { daysBefore } from '../moments.ts';
import type { DemoCustomer } from '../people/build-people.ts';
import { certificateId } from '../people/certificates.ts';
import { taxColumns } from '../people/tax.ts';
import { demoTeam } from '../people/team.ts';
import { demoVendors } from '../people/vendors.ts';
import type { DemoVendor } from '../people/vendors.ts';

/** Users get ids in this order: the admin, the vendors, the customers, their colleagues. */
export const adminId = 1;
export const vendorUserId = (vendorId: number) => adminId + vendorId;
export const firstCustomerId = adminId + demoVendors.length + 1;

const firstColleagueId = (customers: readonly DemoCustomer[]) => firstCustomerId + customers.length;

const userRow = (id: number, isCustomer: boolean, passwordHash: string, createdAt: string) => ({
  id,
  is_customer: isCustomer,
  password_hash: passwordHash,
  created_at: createdAt,
  updated_at: createdAt,
});

/** One row per account; all share the demo password. */
export function userRows(now: Date, customers: readonly DemoCustomer[], passwordHash: string) {
  const admin = {
    ...userRow(adminId, false, passwordHash, daysBefore(now, 440)),
    email: 'admin@demo.balsam.test',
    firstname: 'Sara',
    lastname: 'Al Fadhel',
    phone_number: '+973 1700 0100',
    company_name: '',
    company_address: '',
    lang: 'en',
  };
  const vendors = demoVendors.map((vendor, index) => ({
    ...userRow(vendorUserId(index + 1), false, passwordHash, joined(now, vendor, index)),
    email: vendor.email,
    firstname: vendor.firstname,
    lastname: vendor.lastname,
    phone_number: vendor.phone,
    company_name: vendor.company[vendor.lang === 'ar' ? 1 : 0],
    company_address: vendor.address[vendor.lang === 'ar' ? 1 : 0],
    lang: vendor.lang,
  }));
  const shoppers = customers.map((customer) => ({
    ...userRow(customer.id, true, passwordHash, customer.createdAt),
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    phone_number: customer.phone,
    company_name: customer.company,
    company_address: customer.company && customer.street,
    lang: customer.lang,
  }));
  const team = demoTeam.map(({ email, firstname, lastname, lang }, index) => ({
    ...userRow(firstColleagueId(customers) + index, false, passwordHash, daysBefore(now, 90)),
    ...{ email, firstname, lastname, lang },
    phone_number: '',
    company_name: '',
    company_address: '',
  }));
  return [admin, ...vendors, ...shoppers, ...team];
}

const joined = (now: Date, { active }: DemoVendor, index: number) =>
  daysBefore(now, active === 1 ? 435 - index : 6 - active * 2);

/** The vendors' companies; `active` is 1, 0 (pending) or 2 (rejected, with remarks). */
export function vendorRows(now: Date, { countries, states, cities }: Places) {
  return demoVendors.map((vendor, index) => {
    const country = countries.find(({ iso2 }) => iso2 === vendor.iso2);
    const stateIds = states.filter(({ country_id }) => country_id === country?.id).map(({ id }) => id);
    const city = cities.find(({ name, state_id }) => name === vendor.city && stateIds.includes(state_id));
    if (!country || !city) throw new Error(`There is no city ${vendor.city}`);
    const createdAt = joined(now, vendor, index);
    return {
      id: index + 1,
      company_name: vendor.company[0],
      company_name_ar: vendor.company[1],
      company_address: vendor.address[vendor.lang === 'ar' ? 1 : 0],
      company_phone_no: vendor.phone.replaceAll(' ', ''),
      cr_number: vendor.crNumber,
      country_id: country.id,
      state_id: city.state_id,
      city_id: city.id,
      postal_code: vendor.postalCode,
      active: vendor.active,
      rejection_remarks: vendor.remarks,
      logo_file_id: fileId(logo(vendor)),
      cr_file_id: certificateId(vendor, picturesByKey.size + 1),
      ...taxColumns(vendor, now, adminId),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
}

/** The admin owns the platform, and each vendor their store. Colleagues help in one team or two. */
export const memberRows = (customers: readonly DemoCustomer[], created_at: string) => [
  { vendor_id: null, user_id: adminId, preset: 'owner', created_at },
  ...demoVendors.map((_vendor, index) => ({
    vendor_id: index + 1,
    user_id: vendorUserId(index + 1),
    preset: 'owner',
    created_at,
  })),
  ...demoTeam.flatMap(({ roles }, index) =>
    roles.map(({ vendorId, preset }) => ({
      vendor_id: vendorId,
      user_id: firstColleagueId(customers) + index,
      preset,
      created_at,
    })),
  ),
];
