import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { entryTable } from './csv.ts';
import { MoneySubOrder, SubOrderNumber } from './sub-order-schemas.ts';
import { createMoneyReader, ownCondition } from './reader.ts';
import { BalanceList, EntryFilter, EntryQuery, LedgerEntryPage } from './schemas.ts';
import { toEntry } from './view.ts';

const access = 'vendor';

/** A vendor's balance and ledger entries. */
export const vendorMoneyRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createMoneyReader(app.database);

  app.get(
    '/vendor/money',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'The vendor’s balances, by currency',
        response: { 200: success({ data: BalanceList }) },
      },
    },
    async (request) => ok(request, 'money.shown', { data: await read.balances(requireVendor(request).vendorId) }),
  );

  app.get(
    '/vendor/money/entries',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of entries that affect the vendor’s balance, newest first',
        querystring: EntryQuery,
        response: { 200: success({ data: LedgerEntryPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { rows, meta } = await read.ownEntries(requireVendor(request).vendorId, filter, page, size);
      return ok(request, 'money.shown', { data: { entries: rows.map(toEntry), meta } });
    },
  );

  app.get(
    '/vendor/money/entries.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: EntryFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      const condition = ownCondition(requireVendor(request).vendorId, request.query);
      return csvResponse(reply, 'money.csv', entryTable(app.database, condition, request.lang, 'vendor'));
    },
  );

  app.get(
    '/vendor/money/parts/:order_sub_no',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'Explanation of the amounts of one of the vendor’s parcels',
        params: SubOrderNumber,
        response: { 200: success({ data: MoneySubOrder }) },
      },
    },
    async (request) => {
      const { part, rows } = await read.part(request.params.order_sub_no, requireVendor(request).vendorId);
      return ok(request, 'money.shown', { data: { ...part, entries: rows.map(toEntry) } });
    },
  );
};
