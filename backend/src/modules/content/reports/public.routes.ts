import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { PathId } from '../../../wire/paging.ts';
import { perDay, perHour } from '../../../plugins/rate-limit.ts';
import { success } from '../../../wire/schemas.ts';
import { createReportRepository, type Reporter } from './repository.ts';
import { ReportForm } from './schemas.ts';
import { createReports } from './service.ts';

const access = 'public';
const attempts = [perDay(5), perHour(10, 'address'), perHour(5, 'account')];
const response = { 200: success({}) };

/** Reporting a product or a seller. Customers and visitors get the same response to a repeated report. */
export const reportPublicRoutes: FastifyPluginAsyncZod = async (app) => {
  const things = createReportRepository(app.database);
  const reports = createReports(app);

  const reporterOf = async ({ user, lang }: FastifyRequest, email: string | undefined): Promise<Reporter> => {
    const account = user && (await things.emailOf(user.id));
    if (account) return { userId: user.id, email: account.email, lang };
    if (email === undefined) throw invalidField('email', 'validation.email_required');
    return { userId: null, email, lang };
  };

  app.post(
    '/products/:id/reports',
    {
      config: { access, attempts, errors: ['not_found'] },
      schema: {
        summary: 'Reports a product to the marketplace',
        params: z.strictObject({ id: z.string().min(1).max(200).describe('Id or slug of the product') }),
        body: ReportForm,
        response,
      },
    },
    async (request) => {
      const reporter = await reporterOf(request, request.body.email);
      const product = await things.product(request.params.id);
      if (!product) throw notFound();
      await reports.add(product, request.body, reporter);
      return ok(request, 'report.received');
    },
  );

  app.post(
    '/shop/vendors/:id/reports',
    {
      config: { access, attempts, errors: ['not_found'] },
      schema: {
        summary: 'Reports a seller to the marketplace',
        params: z.strictObject({ id: PathId }),
        body: ReportForm,
        response,
      },
    },
    async (request) => {
      const reporter = await reporterOf(request, request.body.email);
      const vendor = await things.vendor(request.params.id);
      if (!vendor) throw notFound();
      await reports.add(vendor, request.body, reporter);
      return ok(request, 'report.received');
    },
  );
};
