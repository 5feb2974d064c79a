import {
  authApi,
  isApiError,
  roleOf,
  selectRole,
  selectToken,
  sessionExpired,
  signedIn,
  type ApiError,
  type AppStore,
} from '@balsam/shared-api';

const AGAIN_MS = 1000;

/** Whether it says nothing of the session: no answer, or none that the backend could give. */
const isPassing = ({ status }: ApiError) => status === 0 || status >= 500;

/**
 * Fetches the person of a stored token. When that fails the session ends, and the guards of the page send the person
 * to the sign-in page of their area; on a public page they stay as a guest. Who clicks on while it is fetched has it called
 * off, which cannot be told from a network that is gone: so without any answer it is fetched once more, a moment later, as it is
 * where the backend could give none. A page that has been left does not come to that, and nobody is signed out for being quick.
 */
export async function startSession(store: AppStore, isSecondTry = false): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  const getUser = authApi.endpoints.getUser.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data: user, error, isError, isUninitialized } = await store.dispatch(getUser);

  // Meanwhile the person may have signed out, or in as someone else.
  if (selectToken(store.getState()) !== token) return;
  // The cache has been emptied meanwhile, which calls requests off.
  if (isUninitialized) return startSession(store);
  if (isApiError(error) && isPassing(error) && !isSecondTry) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return startSession(store, true);
  }
  if (isError) {
    store.dispatch(sessionExpired());
  } else if (user && roleOf(user.role) !== selectRole(store.getState())) {
    store.dispatch(signedIn({ token, role: roleOf(user.role) }));
  }
}
