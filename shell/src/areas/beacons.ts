import type { FaultCode } from './faults.ts';

/** A report that an area failed: while it loaded, or later while it ran. */
export interface AreaBeacon {
  area: string;
  version: string;
  phase: 'load' | 'render';
  code: FaultCode;
}

/** Reports a failed area to the backend. It never throws: whoever reports a failure must not cause another. */
export function sendAreaBeacon(apiBase: string, beacon: AreaBeacon): void {
  const address = `${apiBase}beacons`;
  const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' });
  // Refused when the browser's queue is full.
  if (navigator.sendBeacon(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
