import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { toBankAccount } from './reader.ts';
import { BankAccountForm, BankAccounts } from './schemas.ts';
import { createBankAccounts } from './service.ts';

const access = 'vendor';
const response = { 200: success({ data: BankAccounts }) };

export const vendorBankAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const accounts = createBankAccounts(app);

  const read = async (vendorId: number) => {
    const { verified, latest, hold_reason } = await accounts.read(vendorId);
    return { verified: verified && toBankAccount(verified), latest: latest && toBankAccount(latest), hold_reason };
  };

  app.get(
    '/vendor/bank-account',
    { config: { access, permission: 'money.read' }, schema: { summary: 'The vendor’s payout account', response } },
    async (request) => ok(request, 'bank_account.shown', { data: await read(requireVendor(request).vendorId) }),
  );

  app.post(
    '/vendor/bank-account',
    {
      config: { access, permission: 'money.manage' },
      schema: {
        summary: 'Submits a payout account for review by an admin',
        body: BankAccountForm,
        response,
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await accounts.ask(owner, request.body);
      return ok(request, 'bank_account.stated', { data: await read(owner.vendorId) });
    },
  );
};
