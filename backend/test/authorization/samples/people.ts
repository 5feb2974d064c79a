import { sql } from '../../../src/sql/sql.ts';
import { unowned, type SampleTools, type Samples } from '../sample.ts';

/** The admin's routes for customers. */
export const peopleSamples = ({ shop: { make, database } }: SampleTools): Samples => {
  const customer = async () => (await make.customer()).id;

  const blockedCustomer = async () => {
    const id = await customer();
    await database.query(sql`UPDATE users SET blocked_at = now(), block_reason = 'Never pays.' WHERE id = ${id}`);
    return id;
  };

  const one = (id: () => Promise<number>, body?: object) =>
    ({
      access: 'admin',
      request: async () => ({ params: { id: await id() }, ...(body && { body: { ...body } }) }),
      ids: { 'params.id': unowned },
    }) as const;

  return {
    'GET /admin/customers': { access: 'admin', request: () => ({ query: { search: 'layla', state: 'active' } }) },
    'GET /admin/customers.csv': { access: 'admin', request: () => ({ query: { state: 'blocked' } }) },
    'GET /admin/customers/:id': one(customer),
    'POST /admin/customers/:id/block': one(customer, { reason: 'Never pays.' }),
    'POST /admin/customers/:id/unblock': one(blockedCustomer),
  };
};
