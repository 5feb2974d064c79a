import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { savedDefault } from '../../people/addresses/repository.ts';
import type { Billing } from './billing.ts';
import type { OrderAddresses } from './order-addresses.ts';

/** Stores a validated billing form as the customer's billing address and company. */
export const saveBilling = (database: Database, userId: number, form: Billing, { billing }: OrderAddresses) => {
  const { country: country_id, state: state_id, city: city_id, address_1, address_2, phone_number } = form;
  const { national_address, zip_code: postal_code } = billing;
  const lines = { address_1, address_2, postal_code, phone_number, national_address };
  const person = sql`person AS (
    UPDATE users SET company_name = ${billing.company_name}, company_address = ${billing.company_address},
      vat_number = ${billing.vat_number ?? ''}, updated_at = now()
    WHERE id = ${userId} RETURNING id)`;
  return database.query(savedDefault({ type: 0, country_id, state_id, city_id, ...lines }, person), 'remember billing');
};
