import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Charge } from './accounts.ts';
import type { Bank, Next } from './bank.ts';
import { cardsPage, codePage, payPage, stayPage } from './pages.ts';

const ChargeBody = z.object({
  amount: z.number().positive(),
  currency: z.string().length(3),
  lang_code: z.enum(['en', 'ar']).catch('en'),
  reference: z.object({ order: z.string(), idempotent: z.string().min(1) }),
  redirect: z.object({ url: z.url() }),
  post: z.object({ url: z.url() }),
});

const CaptureBody = z.object({
  amount: z.number().positive(),
  source: z.object({ id: z.string().startsWith('auth_') }),
  reference: z.object({ idempotent: z.string().min(1) }),
});

const ListBody = z.object({
  period: z.object({ date: z.object({ from: z.coerce.number() }) }),
  limit: z.coerce.number().int().min(1).max(50).default(25),
  starting_after: z.string().optional(),
});

const RefundBody = z.object({
  charge_id: z.string(),
  amount: z.number().positive(),
  reference: z.object({ idempotent: z.string().min(1) }),
});

const returnTo = ({ redirect, id }: Charge): string => {
  const address = new URL(redirect.url);
  address.searchParams.set('tap_id', id);
  return address.href;
};

/** CSP: the bank's pages run no scripts, and their forms submit only to the bank and redirect to the shop. */
const html = (reply: FastifyReply, charge: Charge | null, text: string) => {
  const shop = charge ? ` ${new URL(charge.redirect.url).origin}` : '';
  return reply
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${shop}; frame-ancestors 'none'`,
    )
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);
};

interface Options {
  readonly bank: Bank;
}

/** API and pages of the test bank. */
export const testBankRoutes: FastifyPluginAsync<Options> = async (app, { bank }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    async (_request: unknown, text: string | Buffer) => Object.fromEntries(new URLSearchParams(String(text))),
  );

  const lead = (reply: FastifyReply, charge: Charge, next: Next) => {
    if (next === 'code') return html(reply, charge, codePage(charge));
    if (next === 'stay') return html(reply, charge, stayPage(charge, returnTo(charge)));
    return reply.redirect(returnTo(charge), 303);
  };

  /** Registers a form action on a charge; 404 for an unknown charge. */
  const on = (path: string, act: (charge: Charge, form: Record<string, string>) => Next | Promise<Next>) =>
    app.post<{ Params: { id: string }; Body: Record<string, string> }>(path, async (request, reply) => {
      const charge = bank.find(request.params.id);
      if (!charge) return reply.status(404).send({ errors: [] });
      return lead(reply, charge, await act(charge, request.body ?? {}));
    });

  on('/pay/:id', (charge, { card = '' }) => bank.pay(charge, card));
  on('/pay/:id/code', (charge, { code = '' }) => bank.confirm(charge, code));
  on('/pay/:id/cancel', (charge) => bank.cancel(charge));

  app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const charge = bank.find(request.params.id);
    if (!charge) return reply.status(404).send({ errors: [] });
    return charge.status === 'INITIATED' ? html(reply, charge, payPage(charge)) : lead(reply, charge, 'return');
  });

  app.get<{ Querystring: { lang?: string } }>('/cards', async ({ query }, reply) =>
    html(reply, null, cardsPage(query.lang === 'ar' ? 'ar' : 'en')),
  );

  await app.register(async (service) => {
    service.addHook('onRequest', async ({ headers }, reply) => {
      if (!bank.knows(headers.authorization)) return reply.status(401).send({ errors: [] });
    });
    /** Registers the routes of charges (immediate) or authorisations (hold). */
    const ask = (path: string, isHold: boolean) => {
      service.post(path, async (request, reply) => {
        const capture = isHold ? null : CaptureBody.safeParse(request.body);
        if (capture?.success) return takeOf(capture.data) ?? reply.status(400).send({ errors: [] });
        const { success, data } = ChargeBody.safeParse(request.body);
        if (!success) return reply.status(400).send({ errors: [] });
        const { amount, currency, lang_code: lang, reference, redirect, post } = data;
        const addresses = { redirectUrl: redirect.url, postUrl: post.url };
        return bank.charge({ amount, currency, lang, ...reference, ...addresses, isHold });
      });
      service.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
        const charge = bank.find(params.id);
        return charge ?? reply.status(404).send({ errors: [] });
      });
      service.post(`${path}/list`, async (request, reply) => {
        const { success, data } = ListBody.safeParse(request.body);
        if (!success) return reply.status(400).send({ errors: [] });
        const { period, limit, starting_after: last } = data;
        const listed = bank.listSince(period.date.from).filter(({ id }) => id.startsWith('auth_') === isHold);
        const newest = listed.toReversed();
        const start = newest.findIndex(({ id }) => id === last) + 1;
        const page = newest.slice(start, start + limit);
        return { has_more: start + limit < newest.length, [isHold ? 'authorizes' : 'charges']: page };
      });
    };
    const takeOf = ({ source, amount, reference }: z.infer<typeof CaptureBody>) =>
      bank.capture(source.id, amount, reference.idempotent);
    ask('/v2/charges', false);
    ask('/v2/authorize', true);
    service.post<{ Params: { id: string } }>('/v2/authorize/:id/void', async ({ params }, reply) => {
      const released = bank.release(params.id);
      return released ?? reply.status(400).send({ errors: [] });
    });
    service.post('/v2/refunds', async (request, reply) => {
      const { success, data } = RefundBody.safeParse(request.body);
      const refund = success ? bank.refund(data.charge_id, data.amount, data.reference.idempotent) : null;
      return refund ?? reply.status(400).send({ errors: [] });
    });
    service.get<{ Params: { id: string } }>('/v2/refunds/:id', async ({ params }, reply) => {
      const refund = bank.findRefund(params.id);
      return refund ?? reply.status(404).send({ errors: [] });
    });
  });
};
