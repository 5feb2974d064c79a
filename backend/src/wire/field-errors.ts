import { AppError, type FieldMessage } from './errors.ts';

/** Errors of a form by field. */
export type FieldErrors = Map<string, FieldMessage>;

/** @throws AppError 422 with all field errors, if there are any */
export const throwFieldErrors = (errors: FieldErrors): void => {
  if (errors.size === 0) return;
  const fields = Object.fromEntries([...errors].map(([field, message]) => [field, [message]]));
  throw new AppError(422, 'validation', { fields });
};
