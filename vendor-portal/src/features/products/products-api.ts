import {
  api,
  idTag,
  activeFilters,
  listTag,
  provideList,
  type Currency,
  type ImportReport,
  type ImportRun,
  type PageMeta,
  type Success,
  type VendorProduct,
  staleAfter,
} from '@balsam/shared-api';
import type { BulkOutcome, ListPage } from '@balsam/shared-ui/console';
import type { ProductFilters } from './product-filters.ts';

export interface ProductsQuery extends ProductFilters {
  page: number;
  /** Products per page. */
  perPage?: number;
  /** Currency of the prices in the response. */
  currency: Currency;
}

export const BULK_ACTIONS = ['activate', 'draft', 'delete'] as const;

interface ProductImport {
  file: File;
  /** Only report the changes. */
  dryRun: boolean;
  /** Skip lines with errors and import the others. */
  skipsFailed?: boolean;
}

/** Report of a dry run or a small import, or a running import of many products. */
type ImportOutcome = { report: ImportReport } | { import: ImportRun };

/** An import of many products, with its report once it has ended. */
interface ShownImport {
  import: ImportRun;
  report: ImportReport | null;
}

/** An image for the product or variant with a SKU: a file named by the SKU, or a URL. */
export type ProductPicture = { picture: File } | { sku: string; address: string };

/** Request for a CSV file of the filtered products, in its own order. */
export const exportOf = ({ sort: _sort, order: _order, ...filters }: ProductFilters) => ({
  url: 'vendor/products.csv',
  params: activeFilters(filters),
});

/** Request for a CSV file with the outcome of each line of an import. */
export const linesOf = (id: number) => ({ url: `vendor/products/imports/${id}/lines.csv` });

export const IMPORT_TEMPLATE = { url: 'vendor/products/import-template.csv' };

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The vendor's own products, including drafts and those under review. */
    listVendorProducts: build.query<ListPage<VendorProduct>, ProductsQuery>({
      query: ({ page, perPage, currency, ...filters }) => ({
        url: 'vendor/products',
        params: { filter: true, page, per_page: perPage, currency, ...activeFilters(filters) },
      }),
      transformResponse: ({ products, meta }: { products: VendorProduct[]; meta: PageMeta }) => ({
        rows: products,
        meta,
      }),
      providesTags: (list) => provideList('Product', list?.rows),
    }),
    /** Deletes a product by its slug. */
    deleteVendorProduct: build.mutation<Success, string>({
      query: (slug) => ({ url: `vendor/products/${encodeURIComponent(slug)}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Product')]),
    }),
    /** All ids must belong to the vendor. Products that cannot be changed are named in the response. */
    changeVendorProducts: build.mutation<
      BulkOutcome,
      { ids: number[]; action: (typeof BULK_ACTIONS)[number]; updated_at_seen: Record<string, string> }
    >({
      query: (body) => ({ url: 'vendor/products/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => [listTag('Product'), ...ids.map((id) => idTag('Product', id))]),
    }),
    /** Checks all rows of the file and imports all or none; with `skipsFailed`, those without errors. */
    importVendorProducts: build.mutation<ImportOutcome, ProductImport>({
      query: ({ file, dryRun, skipsFailed = false }) => {
        const body = new FormData();
        body.append('dry_run', dryRun ? '1' : '0');
        body.append('skip_failed', skipsFailed ? '1' : '0');
        body.append('file', file);
        return { url: 'vendor/products/import', method: 'POST', body };
      },
      // An import may change any product.
      invalidatesTags: (outcome) => (outcome && 'report' in outcome && outcome.report.written ? ['Product'] : []),
    }),
    /** The latest imports of many products, newest first. */
    listVendorProductImports: build.query<ImportRun[], void>({
      query: () => ({ url: 'vendor/products/imports' }),
      transformResponse: ({ imports }: { imports: ImportRun[] }) => imports,
    }),
    /** Refetch once it has ended, because its products have changed. */
    getVendorProductImport: build.query<ShownImport, number>({
      query: (id) => ({ url: `vendor/products/imports/${id}` }),
      onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(api.util.invalidateTags(['Product'])),
          () => undefined,
        ),
    }),
    stopVendorProductImport: build.mutation<ShownImport, number>({
      query: (id) => ({ url: `vendor/products/imports/${id}/stop`, method: 'POST' }),
      invalidatesTags: staleAfter([listTag('Product')]),
    }),
    addProductPicture: build.mutation<Success, ProductPicture>({
      query: (picture) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(picture)) body.append(name, value);
        return { url: 'vendor/product-pictures', method: 'POST', body };
      },
      invalidatesTags: staleAfter([listTag('Product')]),
    }),
  }),
});

export const {
  useListVendorProductsQuery,
  useLazyListVendorProductsQuery,
  useDeleteVendorProductMutation,
  useChangeVendorProductsMutation,
  useImportVendorProductsMutation,
  useGetVendorProductImportQuery,
  useStopVendorProductImportMutation,
  useAddProductPictureMutation,
} = productsApi;
