import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { PathId } from '../../../wire/paging.ts';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { toProduct } from '../shop/product-row.ts';
import { toVariant } from '../shop/variant-view.ts';
import { constantTime } from '../../people/auth/constant-time.ts';
import { createStockAlertRepository, type AlertRow } from './repository.ts';
import { StockAlert, StockAlertForm } from './schemas.ts';
import { createStockAlerts } from './service.ts';

const CUSTOMER = 3;
const Token = z.strictObject({ token: z.string().min(1).max(200) });
const list = { 200: success({ stock_alerts: z.array(StockAlert).describe('All of the customer’s stock alerts') }) };

/** Back-in-stock alerts. A visitor's is known only by its mail; customers can list theirs. */
export const stockAlertRoutes: FastifyPluginAsyncZod = async (app) => {
  const stockAlerts = createStockAlerts(app);
  const alerts = createStockAlertRepository(app.database);

  const recipientOf = async ({ user, lang }: FastifyRequest, email: string | undefined): Promise<AlertRow> => {
    const account = user?.role === CUSTOMER ? await alerts.emailOf(user.id) : null;
    if (user && account) return { userId: user.id, email: account.email, lang };
    if (email === undefined) throw invalidField('email', 'validation.email_required');
    return { userId: null, email, lang };
  };

  const respond = async (request: FastifyRequest, messageKey: string) => {
    const rows = await alerts.list(requireUser(request).id);
    return ok(request, messageKey, {
      stock_alerts: rows.map((row) => ({
        id: row.alert_id,
        product: toProduct(row, request),
        variant: row.variant && toVariant(row.variant, row, request.currency),
      })),
    });
  };

  app.get(
    '/stock-alerts',
    { config: { access: 'user' }, schema: { summary: 'The customer’s stock alerts', response: list } },
    (request) => respond(request, 'stock_alerts.shown'),
  );

  app.post(
    '/stock-alerts',
    {
      config: {
        access: 'public',
        attempts: [perMinute(10), perMinute(20, 'address')],
        errors: ['not_found', 'stock_alert_in_stock'],
      },
      onSend: constantTime,
      schema: {
        summary: 'Requests a mail when a sold-out product is back; the response is the same for every address',
        body: StockAlertForm,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      const { product_id: productId, variant_id: variantId, email } = request.body;
      await stockAlerts.add({ productId, variantId }, await recipientOf(request, email));
      return ok(request, 'stock_alerts.added');
    },
  );

  app.delete(
    '/stock-alerts/:id',
    {
      config: { access: 'user' },
      schema: { summary: 'Removes a stock alert', params: z.strictObject({ id: PathId }), response: list },
    },
    async (request) => {
      if (!(await alerts.remove(requireUser(request).id, request.params.id))) throw notFound();
      return respond(request, 'stock_alerts.removed');
    },
  );

  app.post(
    '/stock-alerts/unsubscribe',
    {
      config: { access: 'public', attempts: [perMinute(20, 'address')], errors: ['not_found'] },
      schema: {
        summary: 'Removes all alerts of an address, by the link in a mail',
        body: Token,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await stockAlerts.leave(request.body.token);
      return ok(request, 'stock_alerts.left');
    },
  );
};
