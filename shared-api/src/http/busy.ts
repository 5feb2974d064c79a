const BUSY = 503;
/** Nobody waits longer for a second try: then the screen says that it failed, with its own button. */
const LONGEST_WAIT_S = 5;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** In how many seconds the server wants to be asked again; null when it does not say, or not soon. */
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

/**
 * Sends a request, and sends a read once more when the server is too busy for it now and says when it will not be.
 * Whatever changes something is left to the person who wanted it.
 */
export const repeatOnceWhenBusy = async (
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const again = isRead(request) ? request.clone() : null;
  const answer = await send(request);
  const seconds = answer.status === BUSY && again ? secondsUntilRetry(answer) : null;
  if (seconds === null || !again) return answer;
  await wait(seconds, again);
  return send(again);
};
