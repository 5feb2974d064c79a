import { z } from 'zod';
import { Code } from '../../../../wire/fields.ts';
import { productVatClasses, VAT_CLASSES } from '../../../../facts/vat.ts';

const NUMBER_LENGTH = 64;

/**
 * Tax class of a product. Only goods listed by an authority are zero-rated, so that class requires the registration
 * number.
 */
export const vatFields = {
  vat_class: z.enum(productVatClasses, 'products.vat_class_unknown').describe('Tax class; empty: that of its category'),
  vat_basis: Code(NUMBER_LENGTH).describe('Registration number with SFDA, MoH or NHRA; required for zero-rating'),
};

const zeroRated: ReadonlySet<unknown> = new Set(VAT_CLASSES.filter((vatClass) => vatClass !== 'standard'));

/** True if the class requires a registration and none is given. */
export const lacksBasis = ({
  vat_class: vatClass,
  vat_basis: basis,
}: {
  vat_class?: string;
  vat_basis?: string;
}): boolean => zeroRated.has(vatClass) && (basis ?? '') === '';
