const BUSY = 503;
/** Longest wait before a retry; beyond it the screen reports the failure, with its own retry button. */
const LONGEST_WAIT_S = 5;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Seconds until the retry that the server asks for; null if it names none or too late a one. */
const secondsUntilRetry = ({ headers }: Response): number | null => {
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return seconds >= 0 && seconds <= LONGEST_WAIT_S ? seconds : null;
};

const wait = (seconds: number, { signal }: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Sends a request, and retries a read once after a 503 with a short Retry-After. Writes are never retried. */
export const repeatOnceWhenBusy = async (
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const again = isRead(request) ? request.clone() : null;
  const response = await send(request);
  const seconds = response.status === BUSY && again ? secondsUntilRetry(response) : null;
  if (seconds === null || !again) return response;
  await wait(seconds, again);
  return send(again);
};
