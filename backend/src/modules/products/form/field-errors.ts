import { AppError, type FieldMessage } from '../../../wire/errors.ts';

/** What is wrong with a form, by field. */
export type FieldErrors = Map<string, FieldMessage>;

/** @throws AppError 422 that names every field, when there is one */
export const throwFieldErrors = (errors: FieldErrors): void => {
  if (errors.size === 0) return;
  const fields = Object.fromEntries([...errors].map(([field, message]) => [field, [message]]));
  throw new AppError(422, 'validation', { fields });
};
