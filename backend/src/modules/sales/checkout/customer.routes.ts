import { paymentMethods } from '../../../facts/payment-methods.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createAttempts } from '../../../database/attempts.ts';
import { addressOf } from '../../../plugins/rate-limit.ts';
import { ok } from '../../../wire/ok.ts';
import { Code, Email, Id, optionalCode, optionalText } from '../../../wire/fields.ts';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { success } from '../../../wire/schemas.ts';
import { createEmailCodes } from '../../people/guests/codes.ts';
import { CLOSED_CART } from '../carts/guest-cart.ts';
import { AppError } from '../../../wire/errors.ts';
import { Billing } from './billing.ts';
import { createGuestPurchases } from './guest-repository.ts';
import { ShippingForm } from './shipping-form.ts';
import { cardStateOf } from './card.ts';
import { Checkout } from './schemas.ts';
import { createCheckoutService } from './service.ts';
import { toCheckout } from './view.ts';

const access = 'buyer';

/** Email addresses that guests enter, per network address: a coupon’s response shows whether an address has ordered. */
const GUEST_EMAILS = { max: 20, minutes: 60 };

const CheckoutRequest = z
  .strictObject({
    country: Id()
      .optional()
      .describe('Id of the billing country, for the right shipping fee before an address is stored'),
    shipping_country: Id()
      .optional()
      .describe('Id of the country in the form of another address, for the right shipping fee'),
    email: Email.optional().describe('Of a guest: the address in the billing form, for coupons reserved for it'),
  })
  .optional();

const GUEST_ERRORS = [
  ...(['guest_checkout_off', 'email_code_required', 'code_wrong', 'code_over'] as const),
  ...(['guest_limit', 'account_blocked'] as const),
];

const PlaceOrder = z.strictObject({
  order_no: Code(40).min(1).describe('Order number from the checkout response'),
  payment_method: z
    .enum(paymentMethods)
    .describe('`card`: the order is held until it is paid in a payment session, which the client opens next'),
  billing: Billing.optional(),
  shipping: ShippingForm.optional().describe('Address of this order alone; omit to deliver to a stored one'),
  shipping_address_id: Id()
    .nullable()
    .optional()
    .describe('Stored address that the page showed, null for none; another one now is 409'),
  po_number: optionalText(40).describe('The company’s purchase order number, shown with the order; may be empty'),
  email_code: optionalCode(12).describe('Of a guest: the code sent by `POST /guest/email-code`'),
  age_confirmed: z
    .boolean()
    .default(false)
    .describe('The buyer states to have the `min_age` of every line; no date of birth is asked for'),
  remember: z.boolean().default(false).describe('Stores the billing form for the customer’s next order'),
});

/** Checkout: the draft, and placing the order. */
export const checkoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const cards = { state: app.payments.state, holdMs: app.config.paymentHoldMs };
  const codes = createEmailCodes(app);

  /**
   * Verifies the code of a guest, which is hashed slowly and so outside the transaction. A used code counts for this
   * cart, so that a second attempt to place the order needs no other one.
   */
  const verifyCode = async (request: FastifyRequest) => {
    const { buyer } = request;
    if (!buyer?.isGuest) return;
    const { billing, payment_method: method, email_code: code } = PlaceOrder.parse(request.body);
    if (!billing || code === '' || method !== 'cash') return;
    const use = { purpose: 'guest_cash', email: billing.email, userId: buyer.id } as const;
    if (!(await codes.isProven(use))) await codes.verify(use, code, 'email_code');
  };

  const attempts = createAttempts(app);
  const checkouts = createCheckoutService(app.database, app.metrics.sales, cards, attempts);
  const purchases = createGuestPurchases(app.database);

  /** Limits the addresses that guests try. Counts outside the transaction, so that refused requests count as well. */
  const limitEmails = async (request: FastifyRequest, email: string | undefined) => {
    const { buyer } = request;
    if (!buyer?.isGuest || email === undefined || !(await purchases.isNewEmail(buyer.id, email))) return;
    const retryAfter = await attempts.count(['guest-emails', addressOf(request)], GUEST_EMAILS);
    if (retryAfter !== null) throw new AppError(429, 'rate_limited', { retryAfter });
  };

  app.post(
    '/orders/checkout',
    {
      config: {
        access,
        priority: 'checkout',
        // A draft reserves nothing, and there is one per customer.
        idempotency: 'natural',
        errors: [
          'cart_empty',
          'seller_on_holiday',
          'no_longer_sold',
          'seller_unlicensed',
          'out_of_stock',
          'limit_reached',
          'cold_not_delivered',
          ...CLOSED_CART,
        ],
      },
      preHandler: async (request) => limitEmails(request, request.body?.email),
      schema: {
        summary: 'The draft for the current cart: the existing one if still valid, else a new one',
        body: CheckoutRequest,
        response: { 200: Checkout },
      },
    },
    async (request) => {
      const { id, isGuest } = requireBuyer(request);
      const { country = null, shipping_country: shipping = null, email } = request.body ?? {};
      const forms = { billing: country, shipping };
      const { draft, basket } = await checkouts.checkout(id, request, forms, isGuest ? { email } : undefined);
      return toCheckout(draft, basket, request, cardStateOf(basket, cards));
    },
  );

  app.post(
    '/orders/place-order',
    {
      config: {
        access,
        priority: 'checkout',
        errors: [
          'checkout_not_found',
          'checkout_changed',
          'seller_on_holiday',
          'no_longer_sold',
          'seller_unlicensed',
          'out_of_stock',
          'limit_reached',
          'age_confirmation',
          'cold_not_delivered',
          'not_delivered',
          'cash_refused',
          'card_unavailable',
          'nothing_to_charge',
          'payment_in_progress',
          'payment_over',
          'billing_missing',
          'postal_code_invalid',
          ...GUEST_ERRORS,
        ],
      },
      preHandler: async (request) => {
        await limitEmails(request, request.body.billing?.email);
        await verifyCode(request);
      },
      schema: {
        summary: 'Places the whole order or nothing; a card order is placed once it is paid. Idempotent per number',
        body: PlaceOrder,
        response: { 200: success({ order_no: z.string() }) },
      },
    },
    async (request) => {
      const {
        order_no: orderNo,
        payment_method: paymentMethod,
        billing,
        shipping,
        po_number: poNumber,
        remember,
        age_confirmed: ageConfirmed,
      } = request.body;
      const { id, isGuest } = requireBuyer(request);
      const guestAddress = isGuest ? addressOf(request) : null;
      const purchase = { orderNo, paymentMethod, billing, shipping, poNumber, ageConfirmed, remember, guestAddress };
      const placed = await checkouts.placeOrder(id, request, {
        ...purchase,
        shippingAddressId: request.body.shipping_address_id,
      });
      return ok(request, 'checkout.placed', { order_no: placed });
    },
  );
};
