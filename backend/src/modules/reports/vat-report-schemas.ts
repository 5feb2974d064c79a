import { z } from 'zod';
import { vatCountries, VAT_CLASSES } from '../../facts/vat.ts';
import { Currency, Money, PageMeta } from '../../wire/schemas.ts';
import { vatReasons } from '../vat/line-rate.ts';
import { TaxIssuer, VatPercent } from '../vat/schemas.ts';

/** How sales are told apart on a tax return. */
export const vatKinds = [...VAT_CLASSES, ...vatReasons] as const;

const VatReportRow = z
  .object({
    vendor_id: z.number().int(),
    company_name: z.string().describe('Name of the vendor’s company, in the language asked for'),
    country: z.enum(vatCountries).nullable().describe('Whose tax it is; null where none was'),
    tax_issuer: TaxIssuer,
    kind: z.enum(vatKinds).describe('The class of the goods, or why nothing is taxed'),
    percent: VatPercent,
    orders: z.number().int().describe('How many orders have such goods'),
    taxable: Money.describe('What was sold, without the tax; shipping is part of it'),
    vat: Money.describe('The tax in it'),
  })
  .meta({ id: 'VatReportRow', description: 'What a vendor sold of one kind, at one rate' });

export const VatReport = z
  .object({
    currency: Currency.describe('The currency of the amounts; others have reports of their own'),
    from: z.iso.date().describe('First day in Riyadh, included'),
    to: z.iso.date().describe('Last day in Riyadh, included'),
    totals: z
      .object({
        taxable: Money.describe('What was sold, without the tax'),
        vat: Money.describe('The tax in it, whoever owes it'),
        vendor_vat: Money.describe('What of it vendors owe'),
        platform_vat: Money.describe('What of it the marketplace owes for vendors whom it is deemed to supply for'),
      })
      .describe('The sums over all rows, on this page or not'),
    unstated_orders: z
      .number()
      .int()
      .describe(
        'Orders of these days that state no tax, since they were placed before any was stated; they are in no row',
      ),
    rows: z
      .array(VatReportRow)
      .describe('By vendor and rate, the highest first; cancelled orders and units that came back are in none'),
    meta: PageMeta,
  })
  .meta({ id: 'VatReport', description: 'What of the sales between two days is value added tax, for a tax return' });
