import { api } from '../store/api.ts';
import { idTag, invalidate, staleAfter } from '../http/tags.ts';
import type { ChangePasswordRequest, StepUpOptions, StepUpRequest, Success, User } from '../wire/index.ts';

interface AccountDetails {
  firstname: string;
  lastname: string;
  /** Sent unchanged: it is the sign-in name. */
  email: string;
  phone_number: string;
  /** `updated_at` of the account that the form is based on. */
  updated_at_seen: string;
}

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<Success & { user: User }, AccountDetails>({
      query: (body) => ({ url: 'user', method: 'POST', body }),
      invalidatesTags: (response, error) => invalidate(error, response ? [idTag('User', response.user.id)] : []),
    }),
    getStepUpOptions: build.mutation<StepUpOptions, void>({
      query: () => ({ url: 'auth/step-up/options', method: 'POST' }),
      transformResponse: ({ data }: { data: StepUpOptions }) => data,
      invalidatesTags: staleAfter([]),
    }),
    /** Confirms who is using this session, after which changes of money and rights are accepted for ten minutes. */
    confirmIdentity: build.mutation<Success, StepUpRequest>({
      query: (body) => ({ url: 'auth/step-up', method: 'POST', body }),
      invalidatesTags: staleAfter([]),
    }),
    /** Ends all other sessions of the person. */
    changePassword: build.mutation<Success, ChangePasswordRequest>({
      query: (body) => ({ url: 'user/change-password', method: 'POST', body }),
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const {
  useUpdateProfileMutation,
  useConfirmIdentityMutation,
  useGetStepUpOptionsMutation,
  useChangePasswordMutation,
} = profileApi;
