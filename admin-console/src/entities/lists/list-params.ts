import { activeFilters } from '@balsam/shared-api';

export interface PageQuery {
  /** Starts at 1. */
  page: number;
  /** Rows per page; undefined for the server's default. */
  perPage?: number;
}

/** Query parameters of a list request: page and active filters. */
export const listParams = ({ page, perPage, ...filters }: PageQuery) => ({
  page,
  per_page: perPage,
  ...activeFilters(filters),
});
