/** Registers the service worker that shows a page when there is no connection. A failure changes nothing else. */
const register = () => {
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
};

/** Registers the worker once the page has loaded, which needs the connection first. */
export function registerOfflineWorker(): void {
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
