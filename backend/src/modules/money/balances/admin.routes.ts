import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { balanceTable, entryTable } from './csv.ts';
import { entryCondition } from './entry-repository.ts';
import { AdminMoneySubOrder, SubOrderNumber } from './sub-order-schemas.ts';
import { createMoneyReader } from './reader.ts';
import {
  AdminEntryFilter,
  AdminEntryQuery,
  AdminLedgerEntryPage,
  BalanceFilter,
  BalancePage,
  BalanceQuery,
  TrialBalanceList,
} from './schemas.ts';
import { toAdminEntry, toTrialBalance } from './view.ts';

const access = 'admin';

/** Vendor balances and the ledger. */
export const adminMoneyRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createMoneyReader(app.database);

  app.get(
    '/admin/money/vendors',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of vendor balances by currency, highest first',
        querystring: BalanceQuery,
        response: { 200: success({ data: BalancePage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      return ok(request, 'money.shown', { data: await read.balancePage(filter, page, size) });
    },
  );

  app.get(
    '/admin/money/vendors.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: BalanceFilter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, 'balances.csv', balanceTable(app.database, request.query, request.lang)),
  );

  app.get(
    '/admin/money/entries',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of ledger entries, newest first',
        querystring: AdminEntryQuery,
        response: { 200: success({ data: AdminLedgerEntryPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { rows, meta } = await read.entries(filter, page, size);
      return ok(request, 'money.shown', { data: { entries: rows.map(toAdminEntry), meta } });
    },
  );

  app.get(
    '/admin/money/entries.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: AdminEntryFilter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, 'ledger.csv', entryTable(app.database, entryCondition(request.query), request.lang, 'admin')),
  );

  app.get(
    '/admin/money/accounts',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'Balance of each ledger account, by currency',
        response: { 200: success({ data: TrialBalanceList }) },
      },
    },
    async (request) => {
      const balances = [...(await read.trialBalances())].map(([currency, rows]) => toTrialBalance(currency, rows));
      return ok(request, 'money.shown', { data: { trial_balances: balances } });
    },
  );

  app.get(
    '/admin/money/parts/:order_sub_no',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'Explanation of a parcel’s amounts, with all ledger lines',
        params: SubOrderNumber,
        response: { 200: success({ data: AdminMoneySubOrder }) },
      },
    },
    async (request) => {
      const { part, rows } = await read.part(request.params.order_sub_no, null);
      return ok(request, 'money.shown', { data: { ...part, entries: rows.map(toAdminEntry) } });
    },
  );
};
