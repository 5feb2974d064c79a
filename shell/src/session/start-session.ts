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

const SOON_MS = 1000;
const LATER_MS = 30_000;

/** True if the session is over: it has ended, the account was blocked or removed, or the store was closed. */
const isOver = ({ status, code }: ApiError) => status === 401 || (status === 403 && code !== 'unreadable');

/**
 * Fetches the person of a stored token. Only a response about the session ends it; the guards then redirect to the
 * area's sign-in page, and on a public page the person stays as a guest. Any other failure (no response, a busy server,
 * a request aborted by navigation) keeps the person signed in: pages show their error with a retry, and the request is
 * repeated soon, then at intervals, until it succeeds.
 */
export async function startSession(store: AppStore, waitMs = SOON_MS): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  // Once a page has fetched the person, no further request is sent.
  const forceRefetch = waitMs === SOON_MS;
  const getUser = authApi.endpoints.getUser.initiate(undefined, { subscribe: false, forceRefetch });
  const { data: user, error, isUninitialized } = await store.dispatch(getUser);

  // The person may have signed out or in as someone else in the meantime.
  if (selectToken(store.getState()) !== token) return;
  // Emptying the cache aborts requests.
  if (isUninitialized) return startSession(store, waitMs);
  if (isApiError(error) && isOver(error)) {
    store.dispatch(sessionExpired());
  } else if (user) {
    const role = roleOf(user.role);
    if (role !== selectRole(store.getState())) store.dispatch(signedIn({ token, role }));
  } else {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (selectToken(store.getState()) === token) return startSession(store, LATER_MS);
  }
}
