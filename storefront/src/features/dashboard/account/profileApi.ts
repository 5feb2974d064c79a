import { api, idTag, invalidate, type Success, type User } from '@balsam/shared-api';

export interface AccountDetails {
  firstname: string;
  lastname: string;
  /** Comes along unchanged: it is what the customer signs in with. */
  email: string;
  phone_number: string;
}

export interface PasswordChange {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<Success & { user: User }, AccountDetails>({
      query: (body) => ({ url: 'user', method: 'POST', body }),
      invalidatesTags: (answer, error) => invalidate(error, answer ? [idTag('User', answer.user.id)] : []),
    }),
    /** Ends all other sessions of the customer. */
    changePassword: build.mutation<Success, PasswordChange>({
      query: (body) => ({ url: 'user/change-password', method: 'POST', body }),
      invalidatesTags: (_answer, error) => invalidate(error, []),
    }),
  }),
});

export const { useUpdateProfileMutation, useChangePasswordMutation } = profileApi;
