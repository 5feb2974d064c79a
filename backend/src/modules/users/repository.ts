import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { Role } from '../../plugins/session.ts';
import type { Lang } from '../../schemas.ts';
import { createAddressRepository } from '../addresses/repository.ts';
import type { User } from './schemas.ts';

interface UserRow {
  readonly id: number;
  readonly role: Role;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone_number: string;
  readonly company_name: string;
  readonly company_address: string;
  readonly vendor_id: number | null;
  readonly vendor_company_name: string | null;
}

interface Details {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone_number: string;
}

export const createUserRepository = (database: Database) => {
  const addresses = createAddressRepository(database);

  return {
    /** A person with the addresses, whose places are named in `lang`. @throws AppError 404 */
    async find(id: number, lang: Lang): Promise<z.infer<typeof User>> {
      const row = await database.first<UserRow>(sql`
        SELECT u.id, u.role, u.firstname, u.lastname, u.email, u.phone_number, u.company_name, u.company_address,
          v.id AS vendor_id, v.company_name AS vendor_company_name
        FROM users u LEFT JOIN vendors v ON v.user_id = u.id AND v.deleted_at IS NULL
        WHERE u.id = ${id} AND u.deleted_at IS NULL`);
      if (!row) throw notFound();
      const { vendor_id, vendor_company_name, ...user } = row;
      const list = await addresses.list(id, lang);
      return {
        ...user,
        full_name: `${row.firstname} ${row.lastname}`,
        addresses: list,
        address: list.find((address) => address.type === 1) ?? list[0] ?? null,
        vendor: vendor_id === null ? null : { id: vendor_id, company_name: vendor_company_name ?? '' },
      };
    },

    update: (id: number, { firstname, lastname, phone_number }: Details) =>
      database.query(sql`
        UPDATE users SET firstname = ${firstname}, lastname = ${lastname}, phone_number = ${phone_number}, updated_at = now()
        WHERE id = ${id}`),
  };
};
