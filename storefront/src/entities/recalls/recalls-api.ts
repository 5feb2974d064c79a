import {
  api,
  listTag,
  type AnsweredCase,
  type CheckedBatch,
  type PageMeta,
  type PublicRecall,
  type RecallAnswerForm,
} from '@balsam/shared-api';

export const recallsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of recalls, open ones first. */
    listRecalls: build.query<{ recalls: PublicRecall[]; meta: PageMeta }, number>({
      query: (page) => ({ url: 'recalls', params: page > 1 ? { page } : {} }),
      providesTags: [listTag('Recall')],
    }),
    /** One recall; null if it does not exist. */
    getRecall: build.query<PublicRecall | null, string>({
      query: (recallNo) => ({
        url: `recalls/${encodeURIComponent(recallNo)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: { data?: PublicRecall }) => body.data ?? null,
      providesTags: [listTag('Recall')],
    }),
    /** The bought line of a notice; null for an unknown or damaged token. */
    findRecallAnswer: build.query<AnsweredCase | null, string>({
      query: (token) => ({
        url: 'recalls/answers/find',
        method: 'POST',
        body: { token },
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: (body: { data?: AnsweredCase }) => body.data ?? null,
      providesTags: [listTag('Recall')],
    }),
    /** Recalls of a batch, by its number or the code of its box. */
    checkBatch: build.mutation<CheckedBatch, string>({
      query: (code) => ({ url: 'recalls/check', method: 'POST', body: { code } }),
      transformResponse: ({ data }: { data: CheckedBatch }) => data,
    }),
    /** Answers a notice, or corrects the answer. */
    answerRecall: build.mutation<AnsweredCase, RecallAnswerForm>({
      query: (body) => ({ url: 'recalls/answers', method: 'POST', body }),
      transformResponse: ({ data }: { data: AnsweredCase }) => data,
      invalidatesTags: [listTag('Recall')],
    }),
  }),
});

export const {
  useListRecallsQuery,
  useGetRecallQuery,
  useFindRecallAnswerQuery,
  useCheckBatchMutation,
  useAnswerRecallMutation,
} = recallsApi;
