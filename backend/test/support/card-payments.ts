import assert from 'node:assert/strict';
import fastify from 'fastify';
import { sql } from '../../src/sql/sql.ts';
import { createBank, type Bank } from '../../src/test-bank/bank.ts';
import { testBankRoutes } from '../../src/test-bank/routes.ts';
import type { PaymentConfig } from '../../src/runtime/payment-config.ts';
import { buildTestApp, type TestResponse, type TestApp } from './app.ts';
import { createSales, type Customer, type Sales, type OrderRequest } from './sales.ts';

const SECRET_KEY = 'sk_test_of_the_bank';

/** A webhook in transit, delivered by the test. */
interface Webhook {
  readonly path: string;
  readonly signature: string;
  readonly body: string;
}

/** A shop that takes cards, and its bank: another server, which outlives the shop. */
export interface CardShop {
  readonly shop: TestApp;
  readonly sales: Sales;
  readonly bank: Bank;
  /** Webhooks that the bank has sent and that are not delivered yet. */
  readonly webhooks: Webhook[];
  /** Deferred work of the bank. */
  readonly later: (() => void)[];
  /** `isOn`: the bank receives nothing. `losesResponses`: it executes requests, but the responses are lost. */
  outage: { isOn: boolean; losesResponses: boolean };
  /** Places an order by card. @returns its number */
  order(customer: Customer, wishes: OrderRequest[], headers?: Record<string, string>): Promise<string>;
  /** A customer who is about to pay for two pieces of a product. @param stock of the product */
  buyer(stock?: number): Promise<{ customer: Customer; productId: number; orderNo: string }>;
  /** Opens the bank's page. @returns the charge */
  open(customer: Customer, orderNo: string): Promise<string>;
  /** Pays on the bank's page. */
  pay(charge: string, card: string): Promise<{ status: number; location: string | null; text: string }>;
  /** Delivers and processes the oldest webhook. */
  hear(webhook?: Webhook): Promise<number>;
  poll(customer: Customer, orderNo: string): Promise<string>;
  stateOf(orderNo: string): Promise<string | undefined>;
  /** Templates of the mails about an order, oldest first. */
  mailsAbout(orderNo: string): Promise<string[]>;
  /** Moves the payment deadline of an order to `minutes` ago. */
  letTimePass(orderNo: string, minutes?: number): Promise<void>;
  close(): Promise<void>;
}

export const CARD = {
  success: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  secure: '4000 0000 0000 0010',
  silent: '4000 0000 0000 0028',
  thrice: '4000 0000 0000 0036',
  late: '4000 0000 0000 0044',
  noReturn: '4000 0000 0000 0051',
  webhookFirst: '4000 0000 0000 0069',
  noCapture: '4000 0000 0000 0077',
  slowRefund: '4000 0000 0000 0085',
  mada: '4464 0400 0000 0007',
  benefit: '5888 4500 0000 0003',
} as const;

export const openCardShop = async (plan: PaymentConfig['plan'] = 'sale'): Promise<CardShop> => {
  const webhooks: Webhook[] = [];
  const later: (() => void)[] = [];
  const outage = { isOn: false, losesResponses: false };
  const server = fastify();
  server.addHook('onRequest', async (_request, reply) => {
    if (outage.isOn) return reply.status(503).send();
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (!outage.losesResponses) return payload;
    reply.code(503);
    return '';
  });
  // Its pages link to it by path only: the port is known once it listens.
  const bank = createBank({
    ...{ secretKey: SECRET_KEY, file: null, url: '' },
    deliver: async (url, signature, body) => {
      webhooks.push({ path: new URL(url).pathname.replace('/api', ''), signature, body });
      return true;
    },
    later: (_ms, work) => void later.push(work),
  });
  await server.register(testBankRoutes, { bank });
  const url = await server.listen({ port: 0 });
  const payments = { provider: 'test', url, secretKey: SECRET_KEY, merchant: 'balsam', plan, schemes: [] } as const;
  const shop = await buildTestApp({ payments });
  const sales = createSales(shop);

  const postForm = async (path: string, form: Record<string, string>) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };

  const must = (response: TestResponse): TestResponse => {
    assert.equal(response.status, 200, response.text);
    return response;
  };

  const cards: CardShop = {
    ...{ shop, sales, bank, webhooks, later, outage },
    async buyer(stock = 5) {
      const customer = await shop.make.customer();
      const { id: productId } = await shop.make.product({ stock });
      return { customer, productId, orderNo: await cards.order(customer, [{ productId, quantity: 2 }]) };
    },
    async order(customer, requests, headers) {
      const orderNo = await sales.draft(customer, requests, headers);
      const body = { order_no: orderNo, payment_method: 'card', billing: await sales.billing() };
      must(await shop.call('POST /orders/place-order', { token: customer.token, body, headers }));
      return orderNo;
    },
    async open({ token }, orderNo) {
      const response = must(await shop.call(`POST /payments/${orderNo}/session`, { token }));
      return String(response.body.data.redirect_url.split('/').at(-1));
    },
    pay: (charge, card) => postForm(`/pay/${charge}`, { card, name: 'Layla', expiry: '12/30', cvc: '123' }),
    async hear(webhook = webhooks.shift()) {
      assert.ok(webhook, 'the bank has sent no webhook');
      const headers = { hashstring: webhook.signature, 'content-type': 'application/json' };
      const { status } = await shop.call(`POST ${webhook.path}`, { body: webhook.body, headers });
      await shop.app.payments.events.processDue();
      return status;
    },
    async poll({ token }, orderNo) {
      return must(await shop.call(`POST /payments/${orderNo}/poll`, { token })).body.data.state;
    },
    async stateOf(orderNo) {
      const order = await shop.database.first<{ state: string }>(
        sql`SELECT state FROM orders WHERE order_no = ${orderNo}`,
      );
      return order?.state;
    },
    async mailsAbout(orderNo) {
      const mails = await shop.database.query<{ template: string }>(
        sql`SELECT template FROM outbox WHERE payload ->> 'order_no' = ${orderNo} ORDER BY id`,
      );
      return mails.map(({ template }) => template);
    },
    async letTimePass(orderNo, minutes = 3) {
      await shop.database.query(
        sql`UPDATE orders SET pay_by = now() - make_interval(mins => ${minutes}) WHERE order_no = ${orderNo}`,
      );
    },
    async close() {
      await shop.close();
      await server.close();
    },
  };
  return cards;
};
