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

/** Whether it tells that the session is over: it has ended, its person was blocked or removed, or their store was closed. */
const isOver = ({ status, code }: ApiError) => status === 401 || (status === 403 && code !== 'unreadable');

/**
 * Fetches the person of a stored token. Only an answer about the session ends it, and the guards of the page send the person
 * to the sign-in page of their area; on a public page they stay as a guest. Any other failure says nothing of it: no answer,
 * one of a shop that is busy, or one of a person who clicks on, which calls the fetch off. They stay signed in, the pages show
 * what failed with a way to try again, and the person is asked for a moment later and then now and then, until they are known.
 */
export async function startSession(store: AppStore, waitMs = SOON_MS): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  // Once the person is known, by a page that has asked as well, nobody is asked again.
  const forceRefetch = waitMs === SOON_MS;
  const getUser = authApi.endpoints.getUser.initiate(undefined, { subscribe: false, forceRefetch });
  const { data: user, error, isUninitialized } = await store.dispatch(getUser);

  // Meanwhile the person may have signed out, or in as someone else.
  if (selectToken(store.getState()) !== token) return;
  // The cache has been emptied meanwhile, which calls requests off.
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
