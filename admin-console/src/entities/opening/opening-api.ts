import { api, idTag, listTag, type MailTest, type Opening, type Success } from '@balsam/shared-api';

const opening = idTag('Settings', 'opening');

export const openingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** State of the opening checklist. */
    getOpening: build.query<Opening, void>({
      query: () => 'admin/opening',
      transformResponse: ({ data }: { data: Opening }) => data,
      providesTags: [
        opening,
        idTag('Settings', 'site'),
        listTag('Page'),
        listTag('Category'),
        listTag('Vendor'),
        listTag('Product'),
      ],
      // Other people complete steps in the meantime.
      keepUnusedDataFor: 1,
    }),
    /**
     * Sends the admin a test mail immediately. A rejection by the mail server is returned and stored as the last
     * attempt.
     */
    sendTestMail: build.mutation<Success & { data: MailTest }, void>({
      query: () => ({ url: 'admin/opening/test-mail', method: 'POST' }),
      invalidatesTags: [opening],
    }),
  }),
});

export const { useGetOpeningQuery, useSendTestMailMutation } = openingApi;
