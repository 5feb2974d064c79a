import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createBankAccountReader, toAdminBankAccount } from './reader.ts';
import { AdminBankAccount, BankAccountDecision, BankAccountFilter } from './schemas.ts';
import { createBankAccounts } from './service.ts';

const access = 'admin';

/** Vendors' payout accounts, and their review by admins. */
export const adminBankAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createBankAccountReader(app.database);
  const accounts = createBankAccounts(app);

  addListRoutes(app, {
    path: '/admin/bank-accounts',
    permission: 'money.read',
    summary: 'A page of vendors’ bank accounts, newest first',
    filter: BankAccountFilter,
    key: 'bank_accounts',
    entry: AdminBankAccount,
    read,
    message: 'bank_account.shown',
  });

  app.post(
    '/admin/bank-accounts/:id',
    {
      config: { access, permission: 'money.manage', errors: ['bank_account_decided', 'bank_account_held'] },
      schema: {
        summary: 'Verifies or rejects a vendor’s bank account',
        params: z.strictObject({ id: PathId }),
        body: BankAccountDecision,
        response: { 200: success({ data: AdminBankAccount }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await accounts.decide(requireUser(request), id, request.body);
      const data = toAdminBankAccount(await accounts.one(id));
      return ok(request, `bank_account.decided_${request.body.decision}`, { data });
    },
  );
};
