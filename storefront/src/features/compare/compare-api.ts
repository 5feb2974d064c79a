import { api, provideList, type ProductDetail } from '@balsam/shared-api';

const compareApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Products by comma-separated ids, in that order, without withdrawn ones. */
    listCompared: build.query<ProductDetail[], string>({
      queryFn: async (ids, _api, _options, ask) => {
        const calls = ids
          .split(',')
          .map((id) =>
            ask({ url: `products/${id}`, validateStatus: ({ ok, status }: Response) => ok || status === 404 }),
          );
        const responses = await Promise.all(calls);
        const failed = responses.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        return { data: responses.flatMap(({ data }) => (data as { product?: ProductDetail }).product ?? []) };
      },
      providesTags: (products) => provideList('Product', products),
    }),
  }),
});

export const { useListComparedQuery } = compareApi;
