import { selectRole, type Role } from '../session/session-slice.ts';
import type { PageHandle } from './area-module.ts';

/** What a page asks for ahead of its code, and only for one role: others are on their way to another door. */
export const queriesFor = (role: Role, ask: NonNullable<PageHandle['queries']>): PageHandle => ({
  queries: (dispatch, request) =>
    dispatch((_dispatch, getState) => {
      if (selectRole(getState()) === role) ask(dispatch, request);
    }),
});
