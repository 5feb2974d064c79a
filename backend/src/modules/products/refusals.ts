import { AppError, type FieldMessage } from '../../errors.ts';

/** What is wrong with a form, by field. */
export type Refusals = Map<string, FieldMessage>;

/** @throws AppError 422 that names every field, when there is one */
export const refuseAll = (refusals: Refusals): void => {
  if (refusals.size === 0) return;
  const fields = Object.fromEntries([...refusals].map(([field, message]) => [field, [message]]));
  throw new AppError(422, 'validation', { fields });
};
