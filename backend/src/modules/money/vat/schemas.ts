import { z } from 'zod';
import { VAT_CLASSES } from '../../../facts/vat.ts';
import { VatGroup } from '../../../wire/schemas.ts';
import { taxIssuers, vatReasons } from './line-rate.ts';

/** Percentage with at most two decimals. */
const Percent = z.number().min(0).max(100);

export const VatClass = z.enum(VAT_CLASSES);

/** VAT totals by rate. Goods of unregistered vendors are not taxed and in no group. */
export const VatGroups = z
  .array(VatGroup)
  .describe('Tax included in the prices, by rate, highest first; without goods of unregistered vendors');

export const VatPercent = Percent.describe('Tax rate included in the price');

export const VatReason = z
  .enum([...vatReasons, ...VAT_CLASSES])
  .exclude(['standard'])
  .nullable()
  .describe(
    'Reason for not taxing. not_registered: the vendor is not registered; export: shipped to another country; zero_medicine, zero_device: zero-rated class; null: taxed',
  );

export const TaxIssuer = z
  .enum(taxIssuers)
  .describe('Debtor of the tax, who also issues the invoice. platform: the marketplace is the deemed supplier');
