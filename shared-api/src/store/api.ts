import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '../http/base-query.ts';
import { TAG_TYPES } from '../http/tags.ts';

/** The one api object. It defines no endpoints: each area injects its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});

// An area that is fixed and loaded again without a page reload must replace its broken endpoints.
const { injectEndpoints } = api;
api.injectEndpoints = (options) => injectEndpoints({ overrideExisting: true, ...options });
