import { isOnHoliday } from '../../../calendar/holidays.ts';
import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAddressRepository } from '../addresses/repository.ts';
import { ofTeam, toRole, type StoredRole, type Team } from './team-role.ts';
import type { User } from './profile-schemas.ts';

/** Holder of a session, in its role. */
export type SessionHolder = Pick<SessionUser, 'id' | 'role' | 'vendorId'>;

interface UserRow {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone_number: string;
  readonly company_name: string;
  readonly company_address: string;
  readonly vat_number: string;
  readonly updated_at: string;
  readonly vendor: z.infer<typeof User>['vendor'];
  readonly stores: z.infer<typeof User>['stores'];
  readonly membership:
    | (StoredRole & { readonly permissions: readonly string[]; readonly factor_due: string | null })
    | null;
}

export interface Details {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone_number: string;
}

const stores = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', s.id, 'company_name', s.company_name, 'company_name_arabic', s.company_name_ar)
    ORDER BY s.company_name, s.id)
  FROM members m JOIN vendors s ON s.id = m.vendor_id AND s.active = 1 AND s.deleted_at IS NULL WHERE m.user_id = u.id), '[]')`;

/** Announced new owner of the store `v`, for those who can stop it. */
const ownerChange = sql`(
  SELECT jsonb_build_object('name', p.firstname || ' ' || p.lastname, 'email', p.email, 'effective_at',
    to_char(c.effective_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM owner_changes c JOIN users p ON p.id = c.user_id
    JOIN members o ON o.vendor_id = c.vendor_id AND o.user_id = u.id AND o.preset = 'owner'
  WHERE c.vendor_id = v.id AND c.stopped_at IS NULL AND c.done_at IS NULL)`;

const membership = (team: Team) => sql`(
  SELECT jsonb_build_object('preset', m.preset, 'role_id', m.role_id, 'role_name', r.name,
    'permissions', permissions_of(m.vendor_id IS NULL, m.preset, m.role_id),
    'factor_due', CASE WHEN NOT EXISTS (SELECT FROM factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
      THEN second_factor_due(m.vendor_id IS NULL, m.created_at) END)
  FROM members m LEFT JOIN roles r ON r.id = m.role_id WHERE m.user_id = u.id AND ${ofTeam(sql`m.vendor_id`, team)})`;

export const createUserRepository = (database: Database) => {
  const addresses = createAddressRepository(database);

  return {
    /**
     * A user in the role of their session, with their addresses; place names are in `lang`.
     * @throws AppError 404
     */
    async find({ id, role, vendorId }: SessionHolder, lang: Lang): Promise<z.infer<typeof User>> {
      const row = await database.first<UserRow>(sql`
        SELECT u.id, u.firstname, u.lastname, u.email, u.phone_number, u.company_name, u.company_address, u.vat_number, u.updated_at,
          CASE WHEN v.id IS NOT NULL THEN jsonb_build_object(
            'id', v.id, 'company_name', v.company_name, 'company_name_arabic', v.company_name_ar, 'holiday',
            CASE WHEN ${isOnHoliday} THEN jsonb_build_object('mode', v.holiday_mode, 'to', v.holiday_to) END,
            'owner_change', ${ownerChange}) END AS vendor, ${stores} AS stores,
          ${role === 3 ? sql`NULL` : membership(vendorId)} AS membership
        FROM users u LEFT JOIN vendors v ON v.id = ${vendorId}::bigint AND v.deleted_at IS NULL
        WHERE u.id = ${id} AND u.deleted_at IS NULL`);
      if (!row) throw notFound();
      const list = await addresses.list(id, lang);
      const { membership: held, ...rest } = row;
      return {
        ...rest,
        permissions: [...(held?.permissions ?? [])],
        second_factor_due: held?.factor_due ? new Date(held.factor_due).toISOString() : null,
        role_name: held && toRole(held, vendorId, lang).name,
        role,
        full_name: `${row.firstname} ${row.lastname}`,
        addresses: list,
        address: list.find((address) => address.type === 1) ?? list[0] ?? null,
      };
    },

    /** Locks the account details until the transaction ends. */
    lock: (id: number) =>
      database.first<Details & { updated_at: string }>(sql`
        SELECT firstname, lastname, phone_number, updated_at FROM users WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`),

    update: (id: number, { firstname, lastname, phone_number }: Details) =>
      database.query(sql`
        UPDATE users SET firstname = ${firstname}, lastname = ${lastname}, phone_number = ${phone_number}, updated_at = now()
        WHERE id = ${id}`),
  };
};
