import { randomUUID } from 'node:crypto';

/** Session, as the shell stores it. */
export interface Session {
  token: string;
  role: 'admin' | 'vendor' | 'user';
}

/** User with an account, or about to register. */
export interface Person {
  firstname: string;
  lastname: string;
  email: string;
  phone_number: string;
  password: string;
}

const demo = (who: string): Pick<Person, 'email' | 'password'> => ({
  email: `${who}@demo.balsam.test`,
  password: 'balsam-demo',
});

/** Accounts of the demo data. */
export const DEMO = { customer: demo('customer'), vendor: demo('vendor'), admin: demo('admin') };

/** A user not registered yet. */
export const newPerson = (): Person => ({
  firstname: 'Layla',
  lastname: 'Hassan',
  email: `layla.${randomUUID()}@journeys.balsam.test`,
  phone_number: '+966 55 123 4567',
  password: 'olive-lantern-92',
});

export const fullNameOf = ({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;
