import { api } from '../store/api.ts';
import { idTag, invalidate, staleAfter } from '../http/tags.ts';
import type { ChangePasswordRequest, Success, User } from '../wire/index.ts';

interface AccountDetails {
  firstname: string;
  lastname: string;
  /** Comes along unchanged: it is what they sign in with. */
  email: string;
  phone_number: string;
  /** The state of the account that the form is based on. */
  updated_at_seen: string;
}

/** What people change about their own accounts. */
const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<Success & { user: User }, AccountDetails>({
      query: (body) => ({ url: 'user', method: 'POST', body }),
      invalidatesTags: (answer, error) => invalidate(error, answer ? [idTag('User', answer.user.id)] : []),
    }),
    /** Ends all other sessions of the person. */
    changePassword: build.mutation<Success, ChangePasswordRequest>({
      query: (body) => ({ url: 'user/change-password', method: 'POST', body }),
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useUpdateProfileMutation, useChangePasswordMutation } = profileApi;
