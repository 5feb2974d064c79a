import {
  api,
  readExpired,
  readSession,
  sessionEnded,
  sessionExpired,
  signedIn,
  writeSession,
  type AppStore,
} from '@balsam/shared-api';
import { forgetDrafts } from '@balsam/shared-ui';

/** Synchronises the session of the store with storage, in this tab and in others. */
export function syncSession(store: AppStore): void {
  let known = store.getState().session;
  // True if another tab has ended the session and cleaned up.
  let isElsewhere = false;

  store.subscribe(() => {
    const { session } = store.getState();
    if (session === known) return;
    const hasEnded = known.token !== null && session.token === null;
    known = session;
    writeSession(localStorage, session);
    // Signing out removes all drafts; after an expired session they are still there at the next login.
    if (hasEnded && !session.hasExpired && !isElsewhere) forgetDrafts();
    // No data of the previous person may stay on the screen.
    if (hasEnded) store.dispatch(api.util.resetApiState());
  });

  window.addEventListener('storage', () => {
    const { token, role } = readSession(localStorage);
    if (token === known.token && role === known.role) return;
    store.dispatch(api.util.resetApiState());
    isElsewhere = true;
    const ended = readExpired(localStorage) ? sessionExpired() : sessionEnded();
    store.dispatch(token && role ? signedIn({ token, role }) : ended);
    isElsewhere = false;
  });
}
