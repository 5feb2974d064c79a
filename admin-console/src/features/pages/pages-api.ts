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

/** What is being written of a page; with `publish` everybody reads it. */
interface PageText {
  body: string;
  body_arabic: string;
}

interface PageRequest extends PageText {
  publish: boolean;
  /** The moment of the state that was changed: what another admin has saved since is not overwritten. */
  updated_at_seen: string | null;
}

type Saved = Success & { data: AdminPage };

const tagsOf = (key: PageKey) => [listTag('Page'), idTag('Page', key)];

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shop's own pages, and which of them are published. */
    listPages: build.query<PageSummary[], void>({
      query: () => 'admin/pages',
      transformResponse: ({ data }: { data: { pages: PageSummary[] } }) => data.pages,
      providesTags: [listTag('Page')],
    }),
    /** A page as it is being written; null where there is no such page. */
    getAdminPage: build.query<AdminPage | null, string>({
      query: (key) => ({
        url: `admin/pages/${encodeURIComponent(key)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: AdminPage }) => data ?? null,
      // Another admin may have saved since the last look.
      keepUnusedDataFor: 1,
    }),
    savePage: build.mutation<Saved, { key: PageKey; body: PageRequest }>({
      query: ({ key, body }) => ({ url: `admin/pages/${key}`, method: 'POST', body }),
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const { data: answer } = await queryFulfilled.catch(() => ({ data: null }));
        if (answer) await dispatch(pagesApi.util.upsertQueryData('getAdminPage', key, answer.data));
      },
      invalidatesTags: staleAfter(({ key }) => tagsOf(key)),
    }),
    /** Nobody reads the page any more; what was written stays. */
    unpublishPage: build.mutation<Saved, { key: PageKey; updated_at_seen: string | null }>({
      query: ({ key, ...body }) => ({ url: `admin/pages/${key}/unpublish`, method: 'POST', body }),
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const { data: answer } = await queryFulfilled.catch(() => ({ data: null }));
        if (answer) await dispatch(pagesApi.util.upsertQueryData('getAdminPage', key, answer.data));
      },
      invalidatesTags: staleAfter(({ key }) => tagsOf(key)),
    }),
  }),
});

export const { useListPagesQuery, useGetAdminPageQuery, useSavePageMutation, useUnpublishPageMutation } = pagesApi;
