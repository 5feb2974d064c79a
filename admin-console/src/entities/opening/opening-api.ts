import { api, idTag, listTag, type MailTest, type Opening, type Success } from '@balsam/shared-api';

const opening = idTag('Settings', 'opening');

export const openingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the shop has, and what it still needs before it sells. */
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
      // Other people do their part meanwhile.
      keepUnusedDataFor: 1,
    }),
    /** Sends the admin a mail at once; what a mail server refuses is told as well, and is kept as the last try. */
    sendTestMail: build.mutation<Success & { data: MailTest }, void>({
      query: () => ({ url: 'admin/opening/test-mail', method: 'POST' }),
      invalidatesTags: [opening],
    }),
  }),
});

export const { useGetOpeningQuery, useSendTestMailMutation } = openingApi;
