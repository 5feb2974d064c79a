import { api, type Success } from '@balsam/shared-api';

export interface ContactMessage {
  name: string;
  email: string;
  phone_number: string;
  subject: string;
  message: string;
}

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Leaves a message for the shop. The answer's sentence is for the person who wrote it. */
    sendMessage: build.mutation<Success, ContactMessage>({
      query: (body) => ({ url: 'contactUs', method: 'POST', body }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
