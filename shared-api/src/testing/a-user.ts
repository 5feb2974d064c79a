import type { User } from '../wire/index.ts';
import { ok } from './fake-api.ts';

/** The answer that tells who is signed in: an admin, where a test says nothing else. */
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
    ...changes,
  };
  return ok({ user });
};
