import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../plugins/session.ts';
import { ok } from '../../wire/ok.ts';
import { PathId } from '../../wire/paging.ts';
import { success } from '../../wire/schemas.ts';
import { EntryReversal, NewAdjustment } from './adjustment-schemas.ts';
import { createAdjustments } from './adjustments.ts';
import { AdminLedgerEntry } from './schemas.ts';
import { toAdminEntry } from './view.ts';

const access = 'admin';
const one = { 200: success({ data: AdminLedgerEntry }) };

/** What an admin posts by hand. */
export const adjustmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const adjustments = createAdjustments(app.database);

  app.post(
    '/admin/money/adjustments',
    {
      config: { access },
      schema: { summary: 'Adjusts what Balsam owes a vendor, for a reason', body: NewAdjustment, response: one },
    },
    async (request) => {
      const id = await adjustments.add(requireUser(request), request.body);
      return ok(request, 'money.adjusted', { data: toAdminEntry(await adjustments.one(id)) });
    },
  );

  app.post(
    '/admin/money/entries/:id/reverse',
    {
      config: { access, errors: ['entry_not_reversible', 'entry_reversed'] },
      schema: {
        summary: 'Takes an adjustment back by its exact opposite',
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
};
