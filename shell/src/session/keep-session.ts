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

/** Keeps the session of the store and the stored one the same, in this tab and in the others. */
export function keepSession(store: AppStore): void {
  let known = store.getState().session;
  // Another tab has ended the session, and has done what there was to do.
  let isElsewhere = false;

  store.subscribe(() => {
    const { session } = store.getState();
    if (session === known) return;
    const hasEnded = known.token !== null && session.token === null;
    known = session;
    writeSession(localStorage, session);
    // Whoever signs out leaves nothing behind; whose session has run out finds what they typed when they are back.
    if (hasEnded && !session.hasExpired && !isElsewhere) forgetDrafts();
    // Nothing of the person who has left may stay on the screen.
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
