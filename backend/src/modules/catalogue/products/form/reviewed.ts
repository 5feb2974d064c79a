import type { ReviewedValues } from '../changes/reviewed-fields.ts';
import type { NewProduct } from './form.ts';
import type { LockedProduct } from './repository.ts';

/** Values of the form that need review. */
export const reviewedOf = (form: NewProduct): Partial<ReviewedValues> => ({
  name: form.name,
  name_ar: form.arabic_name,
  description: form.description,
  description_ar: form.arabic_description,
  category_id: form.category_id,
  vat_class: form.vat_class,
  vat_basis: form.vat_basis,
});

/** Live values by the names of the form. */
export const liveOf = ({ live }: LockedProduct) => ({
  name: live.name,
  arabic_name: live.name_ar,
  description: live.description,
  arabic_description: live.description_ar,
  category_id: live.category_id,
  vat_class: live.vat_class,
  vat_basis: live.vat_basis,
});
