import type { Samples } from '../sample.ts';

/** The ways into the catalogue. */
export const directorySamples: Samples = {
  'GET /products/suggest': { access: 'public', request: () => ({ query: { search: 'mask' } }) },
  'GET /products/sitemap': { access: 'public', request: () => ({ query: { page: 1 } }) },
  'GET /tags': { access: 'public', request: () => ({}) },
};
