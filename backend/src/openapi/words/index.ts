import { backOfficeWords } from './back-office.ts';
import { catalogueWords } from './catalogue.ts';
import { peopleWords } from './people.ts';
import { salesWords } from './sales.ts';
import type { Words } from './words.ts';

/**
 * Descriptions of names used throughout the API. A name belongs here while it means the same in every schema; a
 * `.describe` of a schema overrides it.
 */
export const words: Words = { ...peopleWords, ...catalogueWords, ...salesWords, ...backOfficeWords };
