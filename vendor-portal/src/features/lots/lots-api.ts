import {
  activeFilters,
  api,
  idTag,
  listTag,
  provideList,
  staleAfter,
  wholeTag,
  type Lot,
  type LotCountForm,
  type LotDetail,
  type LotGoods,
  type LotReceiptForm,
  type LotTable,
  type LotWriteOffForm,
  type MarkDownRequest,
  type PageMeta,
  type ScannedBox,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';

/** `search`: part of a batch number, product name or SKU. `product`: id of a product. */
export const LOT_FILTERS = {
  search: 'text',
  state: ['for_sale', 'near_expiry', 'stopped', 'empty'],
  product: 'text',
} as const satisfies ListFilters<string>;

type LotsQuery = { page: number; perPage?: number } & Record<keyof typeof LOT_FILTERS, string>;

interface LotChange<Body> {
  id: number;
  body: Body;
}

// A change of a batch also changes the stock of its product.
const changed = staleAfter<{ id: number }>(({ id }) => [listTag('Lot'), idTag('Lot', id), wholeTag('Product')]);

const change = <Body>(act: string) => ({
  query: ({ id, body }: LotChange<Body>) => ({ url: `vendor/lots/${id}/${act}`, method: 'POST', body }),
  invalidatesTags: changed,
});

export const lotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Batches of the vendor, newest first. */
    listVendorLots: build.query<ListPage<Lot>, LotsQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/lots',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ lots, meta }: { lots: Lot[]; meta: PageMeta }) => ({ rows: lots, meta }),
      providesTags: (list) => provideList('Lot', list?.rows),
    }),
    /** One batch with its changes; null if the vendor has none with this id. */
    getVendorLot: build.query<LotDetail | null, string>({
      query: (id) => ({
        url: `vendor/lots/${encodeURIComponent(id)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: LotDetail }) => body.data ?? null,
      providesTags: (lot) => (lot ? [idTag('Lot', lot.id)] : []),
    }),
    countLot: build.mutation<Success, LotChange<LotCountForm>>(change('count')),
    quarantineLot: build.mutation<Success, LotChange<{ reason: string; updated_at_seen: string }>>(
      change('quarantine'),
    ),
    releaseLot: build.mutation<Success, LotChange<{ updated_at_seen: string }>>(change('release')),
    writeOffLot: build.mutation<Success, LotChange<LotWriteOffForm>>(change('write-off')),
    /** Discounts the product of a batch until that is empty or off sale. */
    markDown: build.mutation<Success, { slug: string; body: MarkDownRequest }>({
      query: ({ slug, body }) => ({ url: `vendor/products/${slug}/mark-down`, method: 'POST', body }),
      invalidatesTags: staleAfter([wholeTag('Lot'), wholeTag('Product')]),
    }),
    /** Tracked products and variants that match a text. */
    searchLotGoods: build.query<LotGoods[], string>({
      query: (search) => ({ url: 'vendor/lots/goods', params: activeFilters({ search }) }),
      transformResponse: ({ goods }: { goods: LotGoods[] }) => goods,
      providesTags: [wholeTag('Product')],
    }),
    /** Parts of the code on a box, and its products. */
    scanBox: build.mutation<ScannedBox, string>({
      query: (code) => ({ url: 'vendor/lots/scan', method: 'POST', body: { code } }),
      transformResponse: ({ data }: { data: ScannedBox }) => data,
      invalidatesTags: staleAfter([]),
    }),
    /** Lines of a delivery from a table, or its errors. */
    readLotTable: build.mutation<LotTable, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: 'vendor/lots/import', method: 'POST', body };
      },
      transformResponse: ({ data }: { data: LotTable }) => data,
      invalidatesTags: staleAfter([]),
    }),
    /** Books a delivery: all lines or none. */
    receiveLots: build.mutation<Success, LotReceiptForm>({
      query: (body) => ({ url: 'vendor/lots/receive', method: 'POST', body }),
      invalidatesTags: staleAfter([wholeTag('Lot'), wholeTag('Product')]),
    }),
  }),
});

export const {
  useListVendorLotsQuery,
  useGetVendorLotQuery,
  useCountLotMutation,
  useQuarantineLotMutation,
  useReleaseLotMutation,
  useWriteOffLotMutation,
  useMarkDownMutation,
  useLazySearchLotGoodsQuery,
  useScanBoxMutation,
  useReadLotTableMutation,
  useReceiveLotsMutation,
} = lotsApi;
