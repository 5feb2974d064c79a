import { api, type Success } from '@balsam/shared-api';

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for the newsletter: a mail with a link follows. The answer is the same for an address that has it. */
    subscribe: build.mutation<Success, { email: string }>({
      query: (body) => ({ url: 'news-letter', method: 'POST', body }),
    }),
    /** Confirms by the token of that mail. 404 for a token that nobody was sent. */
    confirmSubscription: build.mutation<Success, { token: string }>({
      query: (body) => ({ url: 'news-letter/confirm', method: 'POST', body }),
    }),
    /** Ends a subscription by the token of any mail. 404 for a token that nobody was sent. */
    endSubscription: build.mutation<Success, { token: string }>({
      query: (body) => ({ url: 'news-letter/unsubscribe', method: 'POST', body }),
    }),
  }),
});

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useEndSubscriptionMutation } = newsletterApi;
