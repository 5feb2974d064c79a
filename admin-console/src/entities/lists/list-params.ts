import { activeFilters } from '@balsam/shared-api';

/** Where a list is read. */
export interface PageQuery {
  /** From 1. */
  page: number;
  /** How many rows a page has; undefined: as many as the server gives. */
  perPage?: number;
}

/** The query of a list call: its page, and those of its filters that are chosen. */
export const listParams = ({ page, perPage, ...filters }: PageQuery) => ({
  page,
  per_page: perPage,
  ...activeFilters(filters),
});
