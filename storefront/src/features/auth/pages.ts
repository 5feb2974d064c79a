import { ask, locationsApi } from '@balsam/shared-api';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const authPages: ShopPage[] = [
  {
    name: 'login',
    path: paths.login,
    chunk: 'login',
    load: () => import(/* webpackChunkName: "login" */ './SignInPage.tsx').then(({ SignInPage }) => SignInPage),
    access: 'visitor',
    // The page switches to the registration and back, and its head with it.
    head: async () => () => ({ page: 'login' }),
  },
  {
    name: 'register',
    path: paths.register,
    chunk: 'register',
    load: () =>
      import(/* webpackChunkName: "register" */ './RegisterPage.tsx').then(({ RegisterPage }) => RegisterPage),
    access: 'visitor',
    queries: () => [ask(locationsApi.endpoints.listCountries, { delivered: true })],
    head: async () => () => ({ page: 'register' }),
  },
  {
    name: 'forgotPassword',
    path: paths.forgotPassword,
    load: () => import('./ForgotPasswordPage.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
    isPrivate: true,
  },
  {
    name: 'resetPassword',
    path: paths.resetPassword,
    load: () => import('./ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ResetPasswordPage),
    isPrivate: true,
  },
];
