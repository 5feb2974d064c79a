import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { EntryReversal, NewAdjustment } from './adjustment-schemas.ts';
import { createAdjustments } from './adjustments.ts';
import { CashCollectorForm, createCashCollectors } from './cash-collectors.ts';
import { AdminMoneySubOrder, SubOrderNumber } from './sub-order-schemas.ts';
import { createMoneyReader } from './reader.ts';
import { AdminLedgerEntry } from './schemas.ts';
import { toAdminEntry } from './view.ts';

const access = 'admin';
const one = { 200: success({ data: AdminLedgerEntry }) };

/** Manual ledger entries. */
export const adjustmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const adjustments = createAdjustments(app.database);
  const collectors = createCashCollectors(app.database);
  const read = createMoneyReader(app.database);

  app.post(
    '/admin/money/adjustments',
    {
      config: { access, permission: 'money.manage' },
      schema: { summary: 'Adjusts what Balsam owes a vendor', body: NewAdjustment, response: one },
    },
    async (request) => {
      const id = await adjustments.add(requireUser(request), request.body);
      return ok(request, 'money.adjusted', { data: toAdminEntry(await adjustments.one(id)) });
    },
  );

  app.post(
    '/admin/money/entries/:id/reverse',
    {
      config: { access, permission: 'money.manage', errors: ['entry_not_reversible', 'entry_reversed'] },
      schema: {
        summary: 'Reverses a manual entry by its exact opposite',
        params: z.strictObject({ id: PathId }),
        body: EntryReversal,
        response: one,
      },
    },
    async (request) => {
      const id = await adjustments.reverse(requireUser(request), request.params.id, request.body.reason);
      return ok(request, 'money.reversed', { data: toAdminEntry(await adjustments.one(id)) });
    },
  );

  app.post(
    '/admin/money/parts/:order_sub_no/collector',
    {
      config: { access, permission: 'money.manage', errors: ['nothing_collected', 'already_remitted'] },
      schema: {
        summary: 'Corrects who collected the cash for a parcel',
        params: SubOrderNumber,
        body: CashCollectorForm,
        response: { 200: success({ data: AdminMoneySubOrder }) },
      },
    },
    async (request) => {
      const no = request.params.order_sub_no;
      await collectors.correct(requireUser(request), no, request.body);
      const { part, rows } = await read.part(no, null);
      return ok(request, 'money.collector_corrected', { data: { ...part, entries: rows.map(toAdminEntry) } });
    },
  );
};
