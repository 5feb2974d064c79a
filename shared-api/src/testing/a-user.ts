import { PLATFORM_PERMISSIONS, VENDOR_PERMISSIONS } from '../wire/facts.ts';
import type { User } from '../wire/index.ts';
import { ok } from './fake-api.ts';

const PERMISSIONS = { 1: PLATFORM_PERMISSIONS, 2: VENDOR_PERMISSIONS, 3: [] } as const;

/** Response of `getUser`; an owner of the platform by default. */
export const aUser = (changes: Partial<User> = {}) => {
  const user: User = {
    id: 1,
    firstname: 'Noor',
    lastname: 'Salem',
    full_name: 'Noor Salem',
    email: 'noor@example.test',
    phone_number: '',
    company_name: '',
    company_address: '',
    vat_number: '',
    role: 1,
    address: null,
    addresses: [],
    vendor: null,
    permissions: [...PERMISSIONS[changes.role ?? 1]],
    role_name: changes.role === 3 ? null : 'Owner',
    second_factor_due: null,
    stores: [],
    updated_at: '2026-11-20T09:30:00.000Z',
    ...changes,
  };
  return ok({ user });
};
