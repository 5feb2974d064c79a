import { api, type Success } from '@balsam/shared-api';

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Requests a confirmation mail. The response is the same for an existing subscriber. */
    subscribe: build.mutation<Success, { email: string }>({
      query: (body) => ({ url: 'news-letter', method: 'POST', body }),
    }),
    /** Confirms a subscription with the token of that mail. 404 for an unknown token. */
    confirmSubscription: build.mutation<Success, { token: string }>({
      query: (body) => ({ url: 'news-letter/confirm', method: 'POST', body }),
    }),
    /** Ends a subscription with the token of any mail. 404 for an unknown token. */
    endSubscription: build.mutation<Success, { token: string }>({
      query: (body) => ({ url: 'news-letter/unsubscribe', method: 'POST', body }),
    }),
  }),
});

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useEndSubscriptionMutation } = newsletterApi;
