import { VAT_CLASSES } from '../../../../facts/vat.ts';

const zeroRated: ReadonlySet<unknown> = new Set(VAT_CLASSES.filter((vatClass) => vatClass !== 'standard'));

/** True if the class requires a registration and none is given. Only goods listed by an authority are zero-rated. */
export const lacksBasis = ({
  vat_class: vatClass,
  vat_basis: basis,
}: {
  vat_class?: string;
  vat_basis?: string;
}): boolean => zeroRated.has(vatClass) && (basis ?? '') === '';
