import { backOfficeWords } from './back-office.ts';
import { catalogueWords } from './catalogue.ts';
import { peopleWords } from './people.ts';
import { salesWords } from './sales.ts';
import type { Words } from './words.ts';

/**
 * The vocabulary of the API. A name stands here while it means the same wherever it occurs; one that means something of
 * its own is described beside its schema (`.describe`), which always wins.
 */
export const words: Words = { ...peopleWords, ...catalogueWords, ...salesWords, ...backOfficeWords };
