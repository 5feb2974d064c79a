import type { User } from '../wire/index.ts';
import { ok } from './fake-api.ts';

/** Response of `getUser`; an admin by default. */
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
    updated_at: '2026-11-20T09:30:00.000Z',
    ...changes,
  };
  return ok({ user });
};
