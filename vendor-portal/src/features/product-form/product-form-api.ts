import {
  api,
  idTag,
  listTag,
  type RelatedOption,
  type Success,
  type UploadedPicture,
  type VendorProductDetail,
  staleAfter,
} from '@balsam/shared-api';

interface ProductEdit {
  slug: string;
  id: number;
  body: FormData;
}

const address = (slug: string) => `vendor/products/${encodeURIComponent(slug)}`;

export const productFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One of the vendor's own products as its form edits it; null where the vendor has none of that slug. */
    getVendorProduct: build.query<VendorProductDetail | null, string>({
      query: (slug) => ({ url: address(slug), validateStatus: ({ ok, status }) => ok || status === 404 }),
      transformResponse: (body: { product?: VendorProductDetail }) => body.product ?? null,
      providesTags: (product) => (product ? [idTag('Product', product.id)] : []),
    }),
    createVendorProduct: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'vendor/products', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Product')]),
    }),
    updateVendorProduct: build.mutation<Success, ProductEdit>({
      query: ({ slug, body }) => ({ url: address(slug), method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Product', id), listTag('Product')]),
    }),
    /** Takes back what waits for the marketplace, or was declined; gives the product as it stands then. */
    takeBackChanges: build.mutation<VendorProductDetail, { slug: string; id: number }>({
      query: ({ slug }) => ({ url: `${address(slug)}/changes`, method: 'DELETE' }),
      transformResponse: ({ product }: { product: VendorProductDetail }) => product,
      invalidatesTags: staleAfter(({ id }) => [idTag('Product', id), listTag('Product')]),
    }),
    /** Stores a picture; no product has it before it is saved with one. */
    uploadProductPicture: build.mutation<UploadedPicture, File>({
      query: (file) => {
        const body = new FormData();
        body.append('picture', file);
        return { url: 'vendor/pictures', method: 'POST', body };
      },
      transformResponse: ({ picture }: { picture: UploadedPicture }) => picture,
      invalidatesTags: staleAfter([]),
    }),
    /** The vendor's own products that a text finds, to be named as related. */
    searchRelatedProducts: build.query<RelatedOption[], string>({
      query: (search) => ({ url: 'related', params: { search } }),
      transformResponse: ({ data }: { data: RelatedOption[] }) => data,
      providesTags: [listTag('Product')],
    }),
  }),
});

export const {
  useGetVendorProductQuery,
  useLazyGetVendorProductQuery,
  useCreateVendorProductMutation,
  useUpdateVendorProductMutation,
  useTakeBackChangesMutation,
  useUploadProductPictureMutation,
  useLazySearchRelatedProductsQuery,
} = productFormApi;
