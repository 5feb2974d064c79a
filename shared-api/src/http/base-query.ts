import { fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { PreferencesState } from '../preferences/preferences-slice.ts';
import { guestTokenFor } from '../session/guest-tokens.ts';
import { sessionExpired, type SessionState } from '../session/session-slice.ts';
import { toApiError, type ApiError } from './errors.ts';
import { repeatOnceWhenBusy } from './busy.ts';
import { reportMissingFactor } from './missing-factor.ts';
import { refusedStatus } from './refusals.ts';
import { requestStepUp } from './step-up.ts';
import { newRequestId } from './request-id.ts';
import { CALL_TIMEOUT_MS, FILES_TIMEOUT_MS } from './timeouts.ts';

/** `extra` argument of the store: the address of the API. Absolute, because tests and servers have no page. */
export interface ApiContext {
  apiBase: string;
  /** Default: plain fetch. The page replaces it to serve embedded responses to its first calls. */
  fetchFn?: (request: Request) => Promise<Response>;
}

interface RequestState {
  session: SessionState;
  preferences: PreferencesState;
}

type Validate = NonNullable<FetchArgs['validateStatus']>;

const isOk: Validate = ({ ok }) => ok;

/**
 * Applies `accepts` to the effective status: a backend may answer 200 and refuse in the body. An endpoint that accepts
 * a 404 also accepts one that only the body reports.
 */
const acceptsBody =
  (accepts: Validate): Validate =>
  (response, body) => {
    const status = response.ok ? refusedStatus(body) : null;
    return accepts(status === null ? response : new Response(null, { status }), body);
  };

/** The error, with the status that its body reports. */
const withRefusedStatus = (error: FetchBaseQueryError): FetchBaseQueryError => {
  if (typeof error.status !== 'number' || error.status >= 400) return error;
  return { ...error, status: refusedStatus(error.data) ?? error.status };
};

const needsStepUp = (error: FetchBaseQueryError): boolean =>
  error.status === 403 && toApiError(error).code === 'step_up_required';

const carriesFiles = (args: string | FetchArgs) => typeof args === 'object' && args.body instanceof FormData;

/**
 * The single way to call the backend: adds Currency, lang, Authorization (or a guest's token) and a request id, retries a read once when the
 * backend was overloaded, and turns every failure into an ApiError, including one that only the body reports. A 401 on
 * a signed-in call ends the session, unless someone else has signed in since. A call that needs a confirmed person asks
 * for the confirmation and is repeated once, with the same Idempotency-Key.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, extraOptions) => {
  const { apiBase, fetchFn } = api.extra as ApiContext;
  const { session, preferences } = api.getState() as RequestState;
  const requestId = newRequestId();
  const request = fetchBaseQuery({
    baseUrl: apiBase,
    fetchFn: (input) => {
      if (!(input instanceof Request)) return fetch(input);
      return repeatOnceWhenBusy(input, fetchFn ?? fetch);
    },
    timeout: carriesFiles(args) ? FILES_TIMEOUT_MS : CALL_TIMEOUT_MS,
    credentials: 'include',
    prepareHeaders: (headers) => {
      headers.set('Accept', 'application/json');
      headers.set('Currency', preferences.currency);
      headers.set('lang', preferences.lang);
      headers.set('X-Request-Id', requestId);
      if (session.token) headers.set('Authorization', `Bearer ${session.token}`);
      const guestToken = session.token ? null : guestTokenFor(typeof args === 'string' ? args : args.url);
      if (guestToken) headers.set('Guest-Token', guestToken);
    },
  });
  const call = typeof args === 'string' ? { url: args } : args;
  const validateStatus = acceptsBody(call.validateStatus ?? isOk);
  const send = () => request({ ...call, validateStatus }, api, extraOptions);
  let { data, error: failure, meta } = await send();
  if (failure && needsStepUp(failure) && (await requestStepUp())) ({ data, error: failure, meta } = await send());
  if (!failure) return { data, meta };
  const error = withRefusedStatus(failure);
  if (error.status === 401 && session.token) {
    const end = () => {
      const isOfThisSession = session.token === (api.getState() as RequestState).session.token;
      if (isOfThisSession) api.dispatch(sessionExpired());
    };
    // Ending a session aborts all calls in flight: this call must settle first.
    setTimeout(end);
  }
  const reported = toApiError(error);
  if (reported.code === 'second_factor_missing') reportMissingFactor();
  return { error: { ...reported, requestId }, meta };
};
