import { api, listTag, type AdminWaiting } from '@balsam/shared-api';

const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Counts of pending work; cheap enough to poll. */
    getAdminWaiting: build.query<AdminWaiting, void>({
      query: () => 'admin/waiting',
      transformResponse: ({ data }: { data: AdminWaiting }) => data,
      providesTags: [
        listTag('Vendor'),
        listTag('Product'),
        listTag('Review'),
        listTag('Message'),
        listTag('Order'),
        listTag('Money'),
        listTag('Dashboard'),
      ],
    }),
  }),
});

export const { useGetAdminWaitingQuery } = waitingApi;
