export { api } from './store/api.ts';
export type { AreaModule, PageHandle } from './area-module/area-module.ts';
export { AreaContext } from './area/AreaContext.ts';
export { AreaSlot } from './area/AreaSlot.tsx';
export { AREA_CONTRACT } from './area/contract.ts';
export type {
  CallResponse,
  CallApi,
  PreloadedResponses,
  FirstPage,
  FirstPageModule,
  FirstVisit,
  HeadTag,
  SitemapEntry,
} from './area/first-page.ts';
export { createHref } from './area-module/create-href.ts';
export { fillCache, matchPage, preloadPage, type PageStep } from './area-module/first-render.ts';
export { pageHandle, type AreaPage, type PageRequest } from './area-module/page.ts';
export { ask, callOf, readResponse, type PageQuery } from './area-module/page-query.ts';
export { areaAt, type AreaEntry, type AreaRelease, type Registry } from './area/registry.ts';
export type { AreaRenderer, RenderRequest, ShellRenderer } from './area/server-render.ts';
export { categoriesApi, useListCategoriesQuery } from './categories/categories-api.ts';
export { saveFile, useDownloadFileMutation, useShowPictureQuery } from './files/downloads-api.ts';
export {
  useListAdminNotificationsQuery,
  useListVendorNotificationsQuery,
  useReadNotificationsMutation,
} from './notifications/notifications-api.ts';
export { messagesApi, threadUrl, useOpenDisputeMutation, type MessageReader } from './messages/messages-api.ts';
export { useUnreadOrders } from './messages/use-unread-orders.ts';
export { useThread } from './messages/use-thread.ts';
export { useUnreadCount, useUnreadMessages } from './notifications/use-unread-count.ts';
export { useAppDispatch, useAppSelector } from './store/hooks.ts';
export type { ApiContext } from './http/base-query.ts';
export { createFirstFetch } from './http/preloaded-responses.ts';
export { isApiError, isUnanswered, type ApiError } from './http/errors.ts';
export { activeFilters } from './http/params.ts';
export { idTag, listTag, provideList, staleAfter, wholeTag, type TagType } from './http/tags.ts';
export {
  locationsApi,
  useListCitiesQuery,
  useListCountriesQuery,
  useListStatesQuery,
} from './locations/locations-api.ts';
export { usePlaces } from './locations/use-places.ts';
export {
  changeCurrency,
  changeLanguage,
  langOf,
  readCurrency,
  readLang,
  readMirrored,
  readTheme,
  storePreference,
  takeNotice,
} from './preferences/preference-storage.ts';
export {
  languageDetected,
  selectCurrency,
  selectLang,
  type PreferencesState,
} from './preferences/preferences-slice.ts';
export { nameShop } from './site/shop-name.ts';
export { applyTheme, changeTheme, useTheme } from './preferences/theme.ts';
export { usePreferCurrency } from './currency/use-prefer-currency.ts';
export {
  authApi,
  useCompleteLoginMutation,
  useGetUserQuery,
  useLoginMutation,
  useLogoutMutation,
  type Credentials,
} from './auth/auth-api.ts';
export { privacyApi } from './privacy/privacy-api.ts';
export { usePrivacy } from './privacy/use-privacy.ts';
export { securityApi } from './auth/security-api.ts';
export { usePasskeyLogin } from './auth/use-passkey-login.ts';
export { useSecurity } from './auth/use-security.ts';
export { useChangePasswordMutation, useUpdateProfileMutation } from './auth/profile-api.ts';
export { RedirectSignedIn } from './auth/RedirectSignedIn.tsx';
export { HOME_OF_ROLE, RequireRole, type SignInState } from './auth/RequireRole.tsx';
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
} from './session/session-slice.ts';
export {
  areasClosed,
  selectAreas,
  selectDemoSignIn,
  selectIsClosed,
  selectDefaultLang,
  selectOrigin,
  type SiteState,
} from './site/site-slice.ts';
export { Allowed } from './auth/Allowed.tsx';
export { AllowedLink } from './auth/AllowedLink.tsx';
export { useSecondFactor } from './auth/use-second-factor.ts';
export { usePermissions, type PlatformPermission, type VendorPermission } from './auth/use-permissions.ts';
export { useStepUp } from './auth/use-step-up.ts';
export { useConsole, useConsoleSignIn } from './auth/use-console.tsx';
export { useInvitation } from './auth/use-invitation.ts';
export { useAttempt, useAttemptKey } from './http/use-attempt-key.ts';
export {
  closeGuestCart,
  ensureGuestCart,
  forgetGuestCart,
  guestCartToken,
  hasGuestCart,
  parseGuestOrder,
  rememberGuestOrder,
  rememberSentOrder,
  sentGuestOrder,
  startGuestCart,
  storedGuestOrder,
  watchGuestTokens,
} from './session/guest-tokens.ts';
export { readExpired, readSession, writeSession } from './session/session-storage.ts';
export {
  createAppStore,
  rootReducer,
  visitorState,
  type AppDispatch,
  type AppStore,
  type RootState,
} from './store/store.ts';
export * from './wire/facts.ts';
export type * from './wire/index.ts';
