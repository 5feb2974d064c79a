// Runs in the page before the shell while a canary of the shell is active, and reports whether the shell starts. If the
// canary does not start, it reloads the page once with the current shell.
(() => {
  const SETTLED_MS = 1_000;
  const LOOK_MS = 250;
  const LONGEST_MS = 15_000;
  const { version, proof, reports, canary } = document.currentScript.dataset;
  const started = Date.now();
  let isOver = false;

  const send = (address, report) => {
    const body = JSON.stringify({ area: 'shell', version, proof, ...report });
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };

  // A shell has not started if it shows its error message or has left the server's HTML untouched.
  const hasStarted = () => {
    const root = document.getElementById('root');
    const isOwn = root && root.childElementCount > 0 && !root.dataset.rendered;
    return Boolean(isOwn && !root.querySelector('[data-start-failed]'));
  };

  const finish = () => {
    isOver = true;
    clearInterval(looking);
  };

  const fail = (code) => {
    if (isOver) return;
    finish();
    send(reports, { phase: 'load', code });
    const mark = `shell_failed=${version}`;
    if (!canary || document.cookie.includes(mark)) return;
    document.cookie = `${mark}; Path=/; Max-Age=86400; SameSite=Lax`;
    // Without cookies, a reload would serve the same page forever.
    if (document.cookie.includes(mark)) location.reload();
  };

  const failUnlessStarted = (code) => setTimeout(() => hasStarted() || fail(code), SETTLED_MS);
  const isOfShell = (address) => String(address).includes('/areas/shell/');

  const looking = setInterval(() => {
    if (hasStarted()) {
      setTimeout(() => {
        if (isOver || !hasStarted()) return;
        finish();
        send(`${reports}/loads`, {});
      }, SETTLED_MS);
    } else if (Date.now() - started > LONGEST_MS) fail('timeout');
  }, LOOK_MS);

  addEventListener(
    'error',
    ({ target, filename }) => {
      if (target && target.tagName === 'SCRIPT' && isOfShell(target.src)) fail('network');
      else if (isOfShell(filename)) failUnlessStarted('execution');
    },
    true,
  );
  addEventListener('unhandledrejection', () => failUnlessStarted('execution'));
})();
