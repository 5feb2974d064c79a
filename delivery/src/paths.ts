import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What is released: the shell and the areas. */
export const PACKAGES = ['shell', 'storefront', 'vendor-portal', 'admin-console'].map((name) => ({
  name,
  directory: path.join(ROOT, name),
}));

/** Where releases are kept unless RELEASES_DIR names another folder. */
export const RELEASES = process.env.RELEASES_DIR || path.join(ROOT, 'releases');
