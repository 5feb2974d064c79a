import { z } from 'zod';
import { Currency, Money, VatGroup } from './schemas.ts';

// What an error may tell programs beside its code: the shapes of `data`.

const ProductId = z.number().int().describe('The product');
const AvailableStock = z.number().int().describe('How many units could be had at this moment; 0 when none');

const ShortLine = z
  .object({
    product_id: ProductId,
    variant_id: z.number().int().nullable().describe('The variant; null for a product without variants'),
    name: z.string().describe('The product’s English name'),
    name_arabic: z.string().describe('Its Arabic name; the English one where there is none'),
    available_stock: AvailableStock,
  })
  .meta({ id: 'ShortLine', description: 'A product that is not there in the quantity asked for' });

export const ShortLines = z
  .object({
    lines: z.array(ShortLine).describe('Every product that stands in the way, so that all can be shown at once'),
  })
  .meta({ id: 'ShortLines', description: 'What cannot be had' });

export const AvailableUnits = z
  .object({ available_stock: AvailableStock })
  .meta({ id: 'AvailableUnits', description: 'How many units of the product or variant are left' });

export const NewTotals = z
  .object({
    currency: Currency.describe('The currency of these amounts'),
    sub_total: Money.describe('The goods'),
    discount: Money.describe('What a coupon takes off the goods'),
    shipping_cost: Money.describe('Shipping of all vendors'),
    tax_amount: Money.describe('What of it is value added tax; the amounts above include it'),
    vat: z.array(VatGroup).describe('The same by rate, the highest first'),
    grand_total: Money.describe('What the customer would pay now'),
  })
  .meta({ id: 'NewTotals', description: 'What the order would come to now, to be shown before it is placed again' });

export const MissingAmount = z
  .object({
    currency: Currency.describe('The currency of these amounts'),
    minimum: Money.describe('What the goods that the coupon covers must come to'),
    missing: Money.describe('How much of that is missing'),
  })
  .meta({ id: 'MissingAmount', description: 'What is missing until the coupon holds' });

export const RemittedParts = z
  .object({ order_sub_nos: z.array(z.string()).describe('The parcels whose cash was handed over before') })
  .meta({ id: 'RemittedParts', description: 'Whose cash has come already' });

export const OpenPayment = z
  .object({
    order_no: z.string().describe('The order that is being paid'),
    pay_by: z.iso.datetime().describe('Until when it may be paid'),
  })
  .meta({ id: 'OpenPayment', description: 'An order that is being paid and holds its goods' });
