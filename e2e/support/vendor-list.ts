import type { Page } from '@playwright/test';

/** Opens the admin's vendor list, filtered by name, company or e-mail address. */
export const findVendors = (page: Page, search: string) =>
  page.goto(`/admin/vendors?${new URLSearchParams({ search })}`);
