import { api, readSession, sessionEnded, signedIn, writeSession, type AppStore } from '@balsam/shared-api';

/** Keeps the session of the store and the stored one the same, in this tab and in the others. */
export function keepSession(store: AppStore): void {
  let known = store.getState().session;

  store.subscribe(() => {
    const { session } = store.getState();
    if (session === known) return;
    const hasEnded = known.token !== null && session.token === null;
    known = session;
    writeSession(localStorage, session);
    // Nothing of the person who has left may stay on the screen.
    if (hasEnded) store.dispatch(api.util.resetApiState());
  });

  window.addEventListener('storage', () => {
    const { token, role } = readSession(localStorage);
    if (token === known.token && role === known.role) return;
    store.dispatch(api.util.resetApiState());
    store.dispatch(token && role ? signedIn({ token, role }) : sessionEnded());
  });
}
