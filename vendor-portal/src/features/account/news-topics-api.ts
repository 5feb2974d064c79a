import { api, listTag, staleAfter, type NewsTopic, type Success } from '@balsam/shared-api';

interface Topic {
  topic: NewsTopic;
  muted: boolean;
}

type Topics = Success & { topics: Topic[] };

const newsTopicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Topics of mails and notifications that the person gets and can mute. */
    listNewsTopics: build.query<Topic[], void>({
      query: () => 'vendor/notifications/topics',
      transformResponse: ({ topics }: Topics) => topics,
      providesTags: [listTag('Member')],
    }),
    muteNewsTopic: build.mutation<Topics, Topic>({
      query: (body) => ({ url: 'vendor/notifications/topics', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Member'), listTag('Notification')]),
    }),
  }),
});

export const { useListNewsTopicsQuery, useMuteNewsTopicMutation } = newsTopicsApi;
