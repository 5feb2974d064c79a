import {
  api,
  idTag,
  listTag,
  type CategoryAttribute,
  type LotsStartForm,
  type PriceRates,
  type RelatedOption,
  type Success,
  type UploadedPicture,
  type VendorProductDetail,
  staleAfter,
  wholeTag,
} from '@balsam/shared-api';

interface ProductEdit {
  slug: string;
  id: number;
  body: FormData;
}

const address = (slug: string) => `vendor/products/${encodeURIComponent(slug)}`;

const lotsChanged = staleAfter<{ id: number }>(({ id }) => [idTag('Product', id), listTag('Product'), wholeTag('Lot')]);

export const productFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One of the vendor's own products for editing; null if the vendor has no product with this slug. */
    getVendorProduct: build.query<VendorProductDetail | null, string>({
      query: (slug) => ({ url: address(slug), validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: (body: { product?: VendorProductDetail }) => body.product ?? null,
      providesTags: (product) => (product ? [idTag('Product', product.id)] : []),
    }),
    /** Specifications that a category asks for, in order; the argument is its id. */
    listCategoryAttributes: build.query<CategoryAttribute[], string>({
      query: (category) => `vendor/categories/${category}/attributes`,
      transformResponse: ({ attributes }: { attributes: CategoryAttribute[] }) => attributes,
      providesTags: [listTag('Attribute')],
    }),
    createVendorProduct: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'vendor/products', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Product')]),
    }),
    updateVendorProduct: build.mutation<Success, ProductEdit>({
      query: ({ slug, body }) => ({ url: address(slug), method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Product', id), listTag('Product')]),
    }),
    /** Discards changes that are under review or declined; returns the resulting product. */
    takeBackChanges: build.mutation<VendorProductDetail, { slug: string; id: number }>({
      query: ({ slug }) => ({ url: `${address(slug)}/changes`, method: 'DELETE' }),
      transformResponse: ({ product }: { product: VendorProductDetail }) => product,
      invalidatesTags: staleAfter(({ id }) => [idTag('Product', id), listTag('Product')]),
    }),
    /** Begins to track the batches of a product. */
    startLots: build.mutation<Success, { slug: string; id: number; body: LotsStartForm }>({
      query: ({ slug, body }) => ({ url: `${address(slug)}/lots/start`, method: 'POST', body }),
      invalidatesTags: lotsChanged,
    }),
    /** Stops tracking batches; the stock stays. */
    stopLots: build.mutation<Success, { slug: string; id: number }>({
      query: ({ slug }) => ({ url: `${address(slug)}/lots/stop`, method: 'POST' }),
      invalidatesTags: lotsChanged,
    }),
    /** Rates for converting a price in SAR; an admin seldom changes them. */
    getPriceRates: build.query<PriceRates, void>({
      query: () => 'vendor/price-rates',
      transformResponse: ({ data }: { data: PriceRates }) => data,
      providesTags: [listTag('Settings')],
    }),
    /** Uploads an image. It belongs to no product until one is saved with it. */
    uploadProductPicture: build.mutation<UploadedPicture, File>({
      query: (file) => {
        const body = new FormData();
        body.append('picture', file);
        return { url: 'vendor/pictures', method: 'POST', body };
      },
      transformResponse: ({ picture }: { picture: UploadedPicture }) => picture,
      invalidatesTags: staleAfter([]),
    }),
    /** The vendor's own products matching a text, to be chosen as related. */
    searchRelatedProducts: build.query<RelatedOption[], string>({
      query: (search) => ({ url: 'related', params: { search } }),
      transformResponse: ({ data }: { data: RelatedOption[] }) => data,
      providesTags: [listTag('Product')],
    }),
  }),
});

export const {
  useGetPriceRatesQuery,
  useGetVendorProductQuery,
  useLazyGetVendorProductQuery,
  useListCategoryAttributesQuery,
  useLazyListCategoryAttributesQuery,
  useCreateVendorProductMutation,
  useUpdateVendorProductMutation,
  useTakeBackChangesMutation,
  useStartLotsMutation,
  useStopLotsMutation,
  useUploadProductPictureMutation,
  useLazySearchRelatedProductsQuery,
} = productFormApi;
