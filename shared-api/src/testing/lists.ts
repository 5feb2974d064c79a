/** Pagination metadata of a one-page list. */
export const metaOf = (rows: readonly unknown[], lastPage = 1) => ({
  current_page: 1,
  last_page: lastPage,
  total: rows.length,
  per_page: 10,
});
