import { api, type SendContactMessageRequest, type Success } from '@balsam/shared-api';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Leaves a message for the shop. The answer's sentence is for the person who wrote it. */
    sendMessage: build.mutation<Success, SendContactMessageRequest>({
      query: (body) => ({ url: 'contactUs', method: 'POST', body }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
