import { z } from 'zod';
import { Currency, Moment, Money, VatGroup } from './schemas.ts';

// Shapes of the `data` that an error may carry in addition to its code.

const ProductId = z.number().int().describe('The product');
const AvailableStock = z.number().int().describe('Units available now, 0 if none');

const ShortLine = z
  .object({
    product_id: ProductId,
    variant_id: z.number().int().nullable().describe('The variant; null for a product without variants'),
    name: z.string().describe('The product’s English name'),
    name_arabic: z.string().describe('Its Arabic name, or the English one if it has none'),
    available_stock: AvailableStock,
  })
  .meta({ id: 'ShortLine', description: 'A product whose stock is below the requested quantity' });

export const ShortLines = z
  .object({
    lines: z.array(ShortLine).describe('Every product that prevents the order'),
  })
  .meta({ id: 'ShortLines', description: 'Unavailable products' });

export const AvailableUnits = z
  .object({ available_stock: AvailableStock })
  .meta({ id: 'AvailableUnits', description: 'Units left of the product or variant' });

export const TriesLeft = z
  .object({ tries_left: z.number().int().describe('Tries left for this code; request a new one after the last') })
  .meta({ id: 'TriesLeft', description: 'Tries left for a code' });

export const NewTotals = z
  .object({
    currency: Currency.describe('The currency of these amounts'),
    sub_total: Money.describe('Goods'),
    discount: Money.describe('Coupon discount on the goods'),
    shipping_cost: Money.describe('Shipping cost of all vendors'),
    tax_amount: Money.describe('VAT included in the amounts above'),
    vat: z.array(VatGroup).describe('VAT by rate, highest first'),
    grand_total: Money.describe('Amount to pay now'),
    lines: z
      .array(
        z.object({
          product_id: ProductId,
          variant_id: z.number().int().nullable().describe('The variant; null for a product without variants'),
          expires_from: z.iso.date().nullable().describe('No unit expires before this day; null without a promise'),
        }),
      )
      .describe('The lines with their earliest expiry'),
  })
  .meta({ id: 'NewTotals', description: 'Current totals of the order; show them before the order is placed again' });

const MissingAttribute = z.object({
  code: z.string().describe('Key of the attribute; never changes'),
  name: z.string().describe('English name'),
  name_arabic: z.string(),
});

export const MissingAttributes = z
  .object({ missing_attributes: z.array(MissingAttribute).describe('Specifications without a value') })
  .meta({ id: 'MissingAttributes', description: 'Specifications that an approval requires' });

export const MissingAmount = z
  .object({
    currency: Currency.describe('The currency of these amounts'),
    minimum: Money.describe('Minimum for the goods that the coupon covers'),
    missing: Money.describe('Amount missing to reach the minimum'),
  })
  .meta({ id: 'MissingAmount', description: 'Amount missing until the coupon applies' });

export const RemittedSubOrders = z
  .object({ order_sub_nos: z.array(z.string()).describe('Sub-orders whose cash has already been remitted') })
  .meta({ id: 'RemittedSubOrders', description: 'Parcels that have already been remitted' });

export const OpenPayment = z
  .object({
    order_no: z.string().describe('Number of the order with the pending payment'),
    pay_by: z.iso.datetime().describe('Payment deadline'),
  })
  .meta({ id: 'OpenPayment', description: 'An order with a pending payment that reserves its stock' });

export const MissingPermission = z.object({ permission: z.string().describe('Name of the permission') });

export const SecondFactorRequired = z
  .object({
    challenge_id: z.uuid().describe('The sign-in that the second step completes'),
    methods: z
      .array(z.enum(['totp', 'passkey', 'recovery_code']))
      .describe('Ways in which the person can prove who they are'),
    passkey_options: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey'),
  })
  .meta({ id: 'SecondFactorRequired', description: 'The second step of a sign-in' });

export const HeldUntil = z
  .object({ until: Moment.describe('When the account can be verified at the earliest') })
  .meta({ id: 'HeldUntil', description: 'Earliest time of a verification' });
