/** Status of an error whose body names none: the request was understood and refused. */
const REFUSED = 422;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFailure = (status: unknown): status is number => typeof status === 'number' && status >= 400 && status < 600;

/**
 * Status of the error in a response body, or null if the body reports success. A body refuses with `success: false`, a
 * numeric `status` of 400 or more (both also inside `data`), or `error`. An order with the status "Pending" or 5 is not
 * an error.
 */
export function refusedStatus(body: unknown): number | null {
  if (!isObject(body)) return null;
  const reports = isObject(body.data) ? [body, body.data] : [body];
  const status = reports.map((report) => report.status).find(isFailure);
  if (status !== undefined) return status;
  const isRefused = Boolean(body.error) || reports.some(({ success }) => success === false);
  return isRefused ? REFUSED : null;
}
