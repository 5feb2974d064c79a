import { api, type SendContactMessageRequest, type Success } from '@balsam/shared-api';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message to the shop. The response contains a sentence for the sender. */
    sendMessage: build.mutation<Success, SendContactMessageRequest>({
      query: (body) => ({ url: 'contactUs', method: 'POST', body }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
