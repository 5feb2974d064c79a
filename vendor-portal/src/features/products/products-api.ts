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
  /** How many products a page has. */
  perPage?: number;
  /** Prices are answered in it. */
  currency: Currency;
}

export const BULK_ACTIONS = ['activate', 'draft', 'delete'] as const;

interface ProductImport {
  file: File;
  /** Only report what would happen. */
  dryRun: boolean;
  /** Leave out the lines with errors and write the others. */
  skipsFailed?: boolean;
}

/** A report of what was checked or written; or an import that goes on, because it changes many products. */
type ImportOutcome = { report: ImportReport } | { import: ImportRun };

/** An import of many products; its report once it has ended. */
interface ShownImport {
  import: ImportRun;
  report: ImportReport | null;
}

/** A picture for the product or variant of a SKU: a file that is named by it, or where the picture lies. */
export type ProductPicture = { picture: File } | { sku: string; address: string };

/** The list's filters as a CSV file: the same products, in its own order. */
export const exportOf = ({ sort: _sort, order: _order, ...filters }: ProductFilters) => ({
  url: 'vendor/products.csv',
  params: activeFilters(filters),
});

/** Outcome of each line of an import, as a CSV file. */
export const linesOf = (id: number) => ({ url: `vendor/products/imports/${id}/lines.csv` });

export const IMPORT_TEMPLATE = { url: 'vendor/products/import-template.csv' };

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The vendor's own products, drafts and waiting ones too. */
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
    /** Takes a product by its slug out of all lists. */
    deleteVendorProduct: build.mutation<Success, string>({
      query: (slug) => ({ url: `vendor/products/${encodeURIComponent(slug)}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Product')]),
    }),
    /** All of them must be the vendor's own; each that cannot be changed is named in the answer. */
    changeVendorProducts: build.mutation<
      BulkOutcome,
      { ids: number[]; action: (typeof BULK_ACTIONS)[number]; updated_at_seen: Record<string, string> }
    >({
      query: (body) => ({ url: 'vendor/products/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => [listTag('Product'), ...ids.map((id) => idTag('Product', id))]),
    }),
    /** Checks all rows of the file, and writes all or none; with `skipsFailed` those without errors. */
    importVendorProducts: build.mutation<ImportOutcome, ProductImport>({
      query: ({ file, dryRun, skipsFailed = false }) => {
        const body = new FormData();
        body.append('dry_run', dryRun ? '1' : '0');
        body.append('skip_failed', skipsFailed ? '1' : '0');
        body.append('file', file);
        return { url: 'vendor/products/import', method: 'POST', body };
      },
      // Any product may be another one now.
      invalidatesTags: (outcome) => (outcome && 'report' in outcome && outcome.report.written ? ['Product'] : []),
    }),
    /** The last imports of many products, the newest first. */
    listVendorProductImports: build.query<ImportRun[], void>({
      query: () => ({ url: 'vendor/products/imports' }),
      transformResponse: ({ imports }: { imports: ImportRun[] }) => imports,
    }),
    /** To be read once it has ended: its products are others from then on. */
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
