import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { savedAddress } from '../../people/addresses/repository.ts';
import type { Billing, OrderAddresses } from './billing.ts';

/** Stores a validated billing form as the customer's billing address and company. */
export const saveBilling = (database: Database, userId: number, form: Billing, { billing }: OrderAddresses) => {
  const { country: country_id, state: state_id, city: city_id, address_1, address_2, phone_number } = form;
  const { national_address, zip_code: postal_code } = billing;
  const lines = { address_1, address_2, postal_code, phone_number, national_address };
  return database.query(
    sql`
    WITH saved AS (${savedAddress(userId, { type: 0, country_id, state_id, city_id, ...lines })} RETURNING user_id)
    UPDATE users SET company_name = ${billing.company_name}, company_address = ${billing.company_address},
      vat_number = ${billing.vat_number ?? ''}, updated_at = now()
    FROM saved WHERE id = saved.user_id`,
    'remember billing',
  );
};
