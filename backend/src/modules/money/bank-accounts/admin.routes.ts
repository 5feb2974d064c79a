import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createBankAccountReader, toAdminBankAccount } from './reader.ts';
import {
  AdminBankAccount,
  AdminBankAccountPage,
  BankAccountDecision,
  BankAccountFilter,
  BankAccountQuery,
} from './schemas.ts';
import { createBankAccounts } from './service.ts';

const access = 'admin';

/** Vendors' payout accounts, and their review by admins. */
export const adminBankAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createBankAccountReader(app.database);
  const accounts = createBankAccounts(app);

  app.get(
    '/admin/bank-accounts',
    {
      config: { access },
      schema: {
        summary: 'A page of vendors’ bank accounts, newest first',
        querystring: BankAccountQuery,
        response: { 200: success({ data: AdminBankAccountPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { entries, meta } = await read.page(filter, page, size);
      return ok(request, 'bank_account.shown', { data: { bank_accounts: entries, meta } });
    },
  );

  app.get(
    '/admin/bank-accounts.csv',
    {
      config: { access },
      schema: { summary: 'The same as CSV', querystring: BankAccountFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => csvResponse(reply, 'bank-accounts.csv', read.table(request.query, request.lang)),
  );

  app.post(
    '/admin/bank-accounts/:id',
    {
      config: { access, errors: ['bank_account_decided'] },
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
