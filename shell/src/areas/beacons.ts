import type { FaultCode } from './faults.ts';

/** A report that an area failed: while it loaded, or later while it ran. */
export interface AreaBeacon {
  area: string;
  version: string;
  phase: 'load' | 'render';
  code: FaultCode;
  /** The release's own. Without one the report is not believed. */
  proof: string | undefined;
}

/** What the backend is told of areas. */
export interface AreaReports {
  onFailure: (beacon: AreaBeacon) => void;
  /** A release of an area has been shown. */
  onLoad: (load: Pick<AreaBeacon, 'area' | 'version' | 'proof'>) => void;
}

/** Sends a report, even from a page that is about to close. It never throws: it must not cause a failure of its own. */
function send(address: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  // Refused when the browser's queue is full.
  if (navigator.sendBeacon(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** Reports to the backend at this base address. */
export const createAreaReports = (apiBase: string): AreaReports => ({
  onFailure: (beacon) => send(`${apiBase}beacons`, beacon),
  onLoad: (load) => send(`${apiBase}beacons/loads`, load),
});
