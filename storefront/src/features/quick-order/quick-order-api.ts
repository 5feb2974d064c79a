import { api, listTag, type QuickOrderLine, type SkuMatch, staleAfter } from '@balsam/shared-api';

interface OrderedLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

const quickOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What SKUs name. One may name several things; what is not on sale is left out. */
    lookUpSkus: build.mutation<SkuMatch[], string[]>({
      query: (skus) => ({ url: 'quick-order/lookup', method: 'POST', body: { skus } }),
      transformResponse: ({ matches }: { matches: SkuMatch[] }) => matches,
    }),
    /** Puts all lines into the cart, each as far as it is there; answers in their order. */
    quickOrder: build.mutation<QuickOrderLine[], { lines: OrderedLine[]; idempotencyKey: string }>({
      query: ({ lines, idempotencyKey }) => ({
        url: 'quick-order',
        method: 'POST',
        body: { lines },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      transformResponse: ({ lines }: { lines: QuickOrderLine[] }) => lines,
      invalidatesTags: staleAfter([listTag('Cart')]),
    }),
  }),
});

export const { useLookUpSkusMutation, useQuickOrderMutation } = quickOrderApi;
