import { z } from 'zod';
import { vatCountries, VAT_CLASSES } from '../../../facts/vat.ts';
import { Currency, Money, PageMeta } from '../../../wire/schemas.ts';
import { vatReasons } from '../../money/vat/line-rate.ts';
import { TaxIssuer, VatPercent } from '../../money/vat/schemas.ts';

/** Categories of sales on a tax return. */
export const vatKinds = [...VAT_CLASSES, ...vatReasons] as const;

const VatReportRow = z
  .object({
    vendor_id: z.number().int(),
    company_name: z.string().describe('Name of the vendor’s company, in the requested language'),
    country: z.enum(vatCountries).nullable().describe('Country of the tax; null if none'),
    tax_issuer: TaxIssuer,
    kind: z.enum(vatKinds).describe('Class of the goods, or the reason why they are not taxed'),
    percent: VatPercent,
    orders: z.number().int().describe('Number of orders with such goods'),
    taxable: Money.describe('Sales without tax, including shipping'),
    vat: Money.describe('Included tax'),
  })
  .meta({ id: 'VatReportRow', description: 'A vendor’s sales of one kind, at one rate' });

export const VatReport = z
  .object({
    currency: Currency.describe('Currency of the amounts; each currency has its own report'),
    from: z.iso.date().describe('First day in Riyadh, inclusive'),
    to: z.iso.date().describe('Last day in Riyadh, inclusive'),
    totals: z
      .object({
        taxable: Money.describe('Sales without tax'),
        vat: Money.describe('Included tax, in total'),
        vendor_vat: Money.describe('Tax owed by vendors'),
        platform_vat: Money.describe('Tax owed by the marketplace as the deemed supplier'),
      })
      .describe('Sums over all rows, not only those on this page'),
    unstated_orders: z
      .number()
      .int()
      .describe(
        'Orders of these days without stated tax, because they were placed before tax was stated; they are in no row',
      ),
    rows: z
      .array(VatReportRow)
      .describe('By vendor and rate, highest first; without cancelled orders and returned units'),
    meta: PageMeta,
  })
  .meta({ id: 'VatReport', description: 'Value added tax on the sales between two days, for a tax return' });
