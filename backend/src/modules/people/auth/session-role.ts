import { AppError } from '../../../wire/errors.ts';
import type { SessionRole } from '../../../plugins/session.ts';
import type { Credentials } from './repository.ts';
import type { Login } from './schemas.ts';

const CUSTOMER: SessionRole = { role: 3, vendorId: null };
const ADMIN: SessionRole = { role: 1, vendorId: null };

/**
 * Role in which a person signs in: the form decides. The shop's form opens the console for someone who has never been a
 * customer.
 * @throws AppError 403 if the form is that of a console and the person is no member of it
 */
export const sessionRole = (person: Credentials, form: Login['user_type']): SessionRole => {
  const store: SessionRole | null = person.store && { role: 2, vendorId: person.store.id };
  if (form === 'vendor') {
    if (!store) throw new AppError(403, 'not_a_vendor');
    return store;
  }
  if (form === 'admin') {
    if (!person.isPlatformMember) throw new AppError(403, 'not_an_admin');
    return ADMIN;
  }
  if (person.isCustomer) return CUSTOMER;
  return person.isPlatformMember ? ADMIN : (store ?? CUSTOMER);
};
