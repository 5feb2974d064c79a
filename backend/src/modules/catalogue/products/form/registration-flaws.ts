import { VAT_CLASSES } from '../../../../facts/vat.ts';

/** Values of a product that depend on each other. */
interface Registration {
  vat_class?: string;
  sfda_number?: string;
  sfda_expires_on?: string;
  nhra_number?: string;
  nhra_expires_on?: string;
  store_min_c?: string;
  store_max_c?: string;
}

type Field = keyof Registration;

/** Contradiction between values, reported on one field. */
interface Flaw {
  field: Field;
  message: string;
  isIn: (values: Registration) => boolean;
}

const zeroRated: ReadonlySet<unknown> = new Set(VAT_CLASSES.filter((vatClass) => vatClass !== 'standard'));

const isEmpty = (value: string | undefined): boolean => (value ?? '') === '';

/** Contradictions that a form or a line of a file may have. Only goods listed by an authority are zero-rated. */
export const registrationFlaws: readonly Flaw[] = [
  {
    field: 'sfda_number',
    message: 'products.registration_required',
    isIn: ({ vat_class, sfda_number, nhra_number }) =>
      zeroRated.has(vat_class) && isEmpty(sfda_number) && isEmpty(nhra_number),
  },
  {
    field: 'sfda_number',
    message: 'products.authorisation_number_required',
    isIn: ({ sfda_number, sfda_expires_on }) => sfda_number === '' && !isEmpty(sfda_expires_on),
  },
  {
    field: 'nhra_number',
    message: 'products.authorisation_number_required',
    isIn: ({ nhra_number, nhra_expires_on }) => nhra_number === '' && !isEmpty(nhra_expires_on),
  },
  {
    field: 'store_max_c',
    message: 'products.temperature_order',
    // Forms are checked as a whole even if a field is not a text, and Number() throws for some objects.
    isIn: ({ store_min_c: least, store_max_c: most }) =>
      [least, most].every((value) => typeof value === 'string' && value !== '') && Number(least) > Number(most),
  },
];
