import { z } from 'zod';
import { VAT_CLASSES } from '../../facts/vat.ts';
import { VatGroup } from '../../wire/schemas.ts';
import { taxIssuers, vatReasons } from './line-rate.ts';

/** Percent with at most two digits behind the point. */
const Percent = z.number().min(0).max(100);

export const VatClass = z.enum(VAT_CLASSES);

/** What of the goods of a vendor who is not registered is tax is nothing, and stands in no group. */
export const VatGroups = z
  .array(VatGroup)
  .describe('The tax that the prices include, by rate, the highest first; goods of who is not registered are in none');

export const VatPercent = Percent.describe('The rate of the tax that its price includes');

export const VatReason = z
  .enum([...vatReasons, ...VAT_CLASSES])
  .exclude(['standard'])
  .nullable()
  .describe(
    'Why nothing is taxed. not_registered: its vendor is not registered; export: it leaves the vendor’s country; zero_medicine, zero_device: listed as one; null: it is taxed',
  );

export const TaxIssuer = z
  .enum(taxIssuers)
  .describe('Who owes the tax and the invoice: platform where the marketplace is deemed to supply for its vendor');
