import { randomUUID } from 'node:crypto';

/** Who is signed in: what the shell keeps in storage. */
export interface Session {
  token: string;
  role: 'admin' | 'vendor' | 'user';
}

/** Somebody with an account, or about to open one. */
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

/** The accounts that every demo marketplace has. */
export const DEMO = { customer: demo('customer'), vendor: demo('vendor'), admin: demo('admin') };

/** Somebody whom the marketplace has never seen. */
export const newPerson = (): Person => ({
  firstname: 'Layla',
  lastname: 'Hassan',
  email: `layla.${randomUUID()}@journeys.balsam.test`,
  phone_number: '+966 55 123 4567',
  password: 'olive-lantern-92',
});

export const fullNameOf = ({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;
