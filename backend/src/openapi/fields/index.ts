import { backOfficeFields } from './back-office.ts';
import { catalogueFields } from './catalogue.ts';
import { peopleFields } from './people.ts';
import { salesFields } from './sales.ts';
import type { FieldDescriptions } from './types.ts';

/**
 * Descriptions of names used throughout the API. A name belongs here while it means the same in every schema; a
 * `.describe` of a schema overrides it.
 */
export const fieldDescriptions: FieldDescriptions = {
  ...peopleFields,
  ...catalogueFields,
  ...salesFields,
  ...backOfficeFields,
};
