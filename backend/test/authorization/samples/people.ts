import { sql } from '../../../src/sql/sql.ts';
import { inviteByCommand } from '../../../src/modules/people/admins/first-admin.ts';
import { unowned, type SampleTools, type Samples } from '../sample.ts';

const PASSWORD = 'walnut-shell-4';

/** The admin's routes for customers and admins. */
export const peopleSamples = ({ shop: { make, database } }: SampleTools): Samples => {
  let made = 0;

  const customer = async () => (await make.customer()).id;

  const blockedCustomer = async () => {
    const id = await customer();
    await database.query(sql`UPDATE users SET blocked_at = now(), block_reason = 'Never pays.' WHERE id = ${id}`);
    return id;
  };

  const admin = async () => (await make.admin()).id;

  const invitee = () => ({ email: `matrix-${(made += 1)}@admins.test`, firstname: 'Amal', lastname: 'Saleh' });

  /** An invitation made by command. */
  const invitation = async () => {
    const { email, ...names } = invitee();
    const { token } = await inviteByCommand(database, { email, ...names });
    const row = await database.first<{ id: number }>(sql`SELECT id FROM invitations WHERE email = ${email}`);
    return { id: row?.id ?? 0, token };
  };
  const invitationId = async () => (await invitation()).id;

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
    'GET /admin/admins': { access: 'admin', request: () => ({ query: { search: 'maryam' } }) },
    'GET /admin/admins.csv': { access: 'admin', request: () => ({}) },
    'DELETE /admin/admins/:id': one(admin),
    'GET /admin/invitations': { access: 'admin', request: () => ({}) },
    'POST /admin/invitations': { access: 'admin', request: () => ({ body: invitee() }) },
    'POST /admin/invitations/:id/resend': one(invitationId),
    'DELETE /admin/invitations/:id': one(invitationId),
    'POST /admin-invitation': {
      access: 'public',
      request: async () => ({ body: { token: (await invitation()).token } }),
      ids: { 'body.token': { missing: 'no-such-link' } },
    },
    'POST /admin-invitation/accept': {
      access: 'public',
      request: async () => ({
        body: { token: (await invitation()).token, password: PASSWORD, password_confirmation: PASSWORD },
      }),
      ids: { 'body.token': { missing: 'no-such-link' } },
    },
  };
};
