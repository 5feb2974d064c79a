import { authApi, roleOf, selectRole, selectToken, sessionExpired, signedIn, type AppStore } from '@balsam/shared-api';

/**
 * Fetches the person of a stored token. When that fails the session ends, and the guards of the page send the person
 * to the sign-in page of their area; on a public page they stay as a guest.
 */
export async function startSession(store: AppStore): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  const getUser = authApi.endpoints.getUser.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data: user, isError, isUninitialized } = await store.dispatch(getUser);

  // Meanwhile the person may have signed out, or in as someone else.
  if (selectToken(store.getState()) !== token) return;
  // The cache has been emptied meanwhile, which calls requests off.
  if (isUninitialized) return startSession(store);
  if (isError) {
    store.dispatch(sessionExpired());
  } else if (user && roleOf(user.role) !== selectRole(store.getState())) {
    store.dispatch(signedIn({ token, role: roleOf(user.role) }));
  }
}
