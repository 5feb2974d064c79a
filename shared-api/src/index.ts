export { api } from './api.ts';
export type { AreaModule, PageHandle } from './area/areaModule.ts';
export { AreaContext } from './area/AreaContext.ts';
export { AREA_CONTRACT } from './area/contract.ts';
export type {
  CallAnswer,
  CallApi,
  FirstAnswers,
  FirstPage,
  FirstPageModule,
  FirstVisit,
  HeadTag,
  SitemapEntry,
} from './area/firstPage.ts';
export { queriesFor } from './area/queriesFor.ts';
export type { AreaEntry, AreaRelease, Registry } from './area/registry.ts';
export { categoriesApi, useListCategoriesQuery } from './categories/categoriesApi.ts';
export { saveFile, useDownloadFileMutation } from './files/downloadsApi.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';
export type { ApiContext } from './http/baseQuery.ts';
export { createFirstFetch } from './http/firstAnswers.ts';
export { isApiError, type ApiError } from './http/errors.ts';
export { inForce } from './http/params.ts';
export { idTag, invalidate, listTag, provideList, type TagType } from './http/tags.ts';
export {
  locationsApi,
  useListCitiesQuery,
  useListCountriesQuery,
  useListStatesQuery,
} from './locations/locationsApi.ts';
export { usePlaces } from './locations/usePlaces.ts';
export {
  changeCurrency,
  changeLanguage,
  langOf,
  readCurrency,
  readLang,
  storePreference,
  takeNotice,
} from './preferences/preferenceStorage.ts';
export {
  CURRENCIES,
  DEFAULT_LANG,
  FALLBACK_CURRENCY,
  LANGS,
  languageDetected,
  selectCurrency,
  selectLang,
  type PreferencesState,
} from './preferences/preferencesSlice.ts';
export { usePreferCurrency } from './preferences/usePreferCurrency.ts';
export { authApi, useGetUserQuery, useLoginMutation, useLogoutMutation, type Credentials } from './session/authApi.ts';
export { useChangePasswordMutation, useUpdateProfileMutation } from './session/profileApi.ts';
export { RedirectSignedIn } from './session/RedirectSignedIn.tsx';
export { HOME_OF_ROLE, RequireRole, type SignInState } from './session/RequireRole.tsx';
export {
  roleOf,
  selectHasExpired,
  selectIsSignedIn,
  selectRole,
  selectToken,
  sessionEnded,
  sessionExpired,
  signedIn,
  type Role,
  type SessionState,
} from './session/sessionSlice.ts';
export {
  areasClosed,
  selectAreas,
  selectDemoSignIn,
  selectIsClosed,
  selectOrigin,
  type SiteState,
} from './site/siteSlice.ts';
export { useConsole, useConsoleSignIn } from './session/useConsole.tsx';
export { readSession, writeSession } from './session/sessionStorage.ts';
export { createAppStore, rootReducer, type AppDispatch, type AppStore, type RootState } from './store.ts';
export type * from './wire/index.ts';
