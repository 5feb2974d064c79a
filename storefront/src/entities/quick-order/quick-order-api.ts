import { api, listTag, type BoughtArticle, type QuickOrderLine, type SkuLine, staleAfter } from '@balsam/shared-api';

interface OrderedLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

/** Articles bought last, and the number of the customer's orders. */
interface Bought {
  articles: BoughtArticle[];
  orders: number;
}

const quickOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Products on sale with each of these SKUs or barcodes, in the same order. Several products may share one. */
    lookUpSkus: build.mutation<SkuLine[], string[]>({
      query: (skus) => ({ url: 'quick-order/lookup', method: 'POST', body: { skus } }),
      transformResponse: ({ lines }: { lines: SkuLine[] }) => lines,
    }),
    /** Articles to buy again. */
    listBought: build.query<Bought, void>({
      query: () => 'quick-order/bought',
      transformResponse: ({ data }: { data: Bought }) => data,
      providesTags: [listTag('Order'), listTag('Product')],
    }),
    /** Adds all lines to the cart, each limited to its stock; the results are in the same order. */
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

export const { useListBoughtQuery, useLookUpSkusMutation, useQuickOrderMutation } = quickOrderApi;
