import { api, listTag, staleAfter, type PreparedAnswer, type Success } from '@balsam/shared-api';

/** A new answer, or the one with an id as it was shown. */
type AnswerForm = Pick<PreparedAnswer, 'title' | 'text' | 'text_arabic'> &
  Partial<Pick<PreparedAnswer, 'id' | 'updated_at'>>;

const changed = staleAfter([listTag('Thread')]);

const preparedAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Texts that members of the store insert into their messages. */
    listPreparedAnswers: build.query<PreparedAnswer[], void>({
      query: () => 'vendor/prepared-answers',
      transformResponse: ({ data }: { data: PreparedAnswer[] }) => data,
      providesTags: [listTag('Thread')],
    }),
    savePreparedAnswer: build.mutation<Success & { data: PreparedAnswer }, AnswerForm>({
      query: ({ id, updated_at: seen, ...texts }) => ({
        url: id === undefined ? 'vendor/prepared-answers' : `vendor/prepared-answers/${id}`,
        method: 'POST',
        body: id === undefined ? texts : { ...texts, updated_at_seen: seen },
      }),
      invalidatesTags: changed,
    }),
    deletePreparedAnswer: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/prepared-answers/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useListPreparedAnswersQuery, useSavePreparedAnswerMutation, useDeletePreparedAnswerMutation } =
  preparedAnswersApi;
