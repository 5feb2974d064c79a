import { api, type CreateProductReportRequest, type Success } from '@balsam/shared-api';

/** Product, by slug, or seller, by id, that is reported. */
export type ReportedThing = { slug: string } | { vendorId: number };

const urlOf = (thing: ReportedThing) =>
  'slug' in thing ? `products/${encodeURIComponent(thing.slug)}/reports` : `shop/vendors/${thing.vendorId}/reports`;

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports a product or a seller to the marketplace. */
    sendReport: build.mutation<Success, { thing: ReportedThing; report: CreateProductReportRequest }>({
      query: ({ thing, report }) => ({ url: urlOf(thing), method: 'POST', body: report }),
    }),
  }),
});

export const { useSendReportMutation } = reportsApi;
