import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { productVatClasses, VAT_CLASSES } from '../../../facts/vat.ts';

const NUMBER_LENGTH = 64;

/** How a product is taxed. Only what an authority lists is zero-rated, so that class goes with the number of the registration. */
export const vatFields = {
  vat_class: z
    .enum(productVatClasses, 'products.vat_class_unknown')
    .describe('How it is taxed; empty: as its category'),
  vat_basis: Code(NUMBER_LENGTH).describe(
    'Number of its registration with SFDA, MoH or NHRA, without which nothing is zero-rated',
  ),
};

const zeroRated: ReadonlySet<unknown> = new Set(VAT_CLASSES.filter((vatClass) => vatClass !== 'standard'));

/** Whether a class needs a registration that is not there. */
export const lacksBasis = ({
  vat_class: vatClass,
  vat_basis: basis,
}: {
  vat_class?: string;
  vat_basis?: string;
}): boolean => zeroRated.has(vatClass) && (basis ?? '') === '';
