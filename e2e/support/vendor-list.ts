import type { Page } from '@playwright/test';

/** Opens the admin's list of vendors, narrowed to those whose names, companies or addresses hold this text. */
export const findVendors = (page: Page, search: string) =>
  page.goto(`/admin/vendors?${new URLSearchParams({ search })}`);
