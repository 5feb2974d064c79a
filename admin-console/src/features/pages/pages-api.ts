import {
  api,
  idTag,
  listTag,
  type AdminPage,
  type PageKey,
  type PageSummary,
  type Success,
  staleAfter,
} from '@balsam/shared-api';

/** The text of a page; `publish` makes it public. */
interface PageText {
  body: string;
  body_arabic: string;
}

interface PageRequest extends PageText {
  publish: boolean;
  /** `updated_at` of the loaded version, so that a newer change by another admin is not overwritten. */
  updated_at_seen: string | null;
}

type Saved = Success & { data: AdminPage };

const tagsOf = (key: PageKey) => [listTag('Page'), idTag('Page', key)];

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Content pages with their publication state. */
    listPages: build.query<PageSummary[], void>({
      query: () => 'admin/pages',
      transformResponse: ({ data }: { data: { pages: PageSummary[] } }) => data.pages,
      providesTags: [listTag('Page')],
    }),
    /** A page with its draft text; null if it does not exist. */
    getAdminPage: build.query<AdminPage | null, string>({
      query: (key) => ({
        url: `admin/pages/${encodeURIComponent(key)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminPage }) => data ?? null,
      // Another admin may have saved in the meantime.
      keepUnusedDataFor: 1,
    }),
    savePage: build.mutation<Saved, { key: PageKey; body: PageRequest }>({
      query: ({ key, body }) => ({ url: `admin/pages/${key}`, method: 'POST', body }),
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const { data: response } = await queryFulfilled.catch(() => ({ data: null }));
        if (response) await dispatch(pagesApi.util.upsertQueryData('getAdminPage', key, response.data));
      },
      invalidatesTags: staleAfter(({ key }) => tagsOf(key)),
    }),
    /** Unpublishes a page; its text stays. */
    unpublishPage: build.mutation<Saved, { key: PageKey; updated_at_seen: string | null }>({
      query: ({ key, ...body }) => ({ url: `admin/pages/${key}/unpublish`, method: 'POST', body }),
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const { data: response } = await queryFulfilled.catch(() => ({ data: null }));
        if (response) await dispatch(pagesApi.util.upsertQueryData('getAdminPage', key, response.data));
      },
      invalidatesTags: staleAfter(({ key }) => tagsOf(key)),
    }),
  }),
});

export const { useListPagesQuery, useGetAdminPageQuery, useSavePageMutation, useUnpublishPageMutation } = pagesApi;
