import type { FaultCode } from './faults.ts';

/** Report of an area that failed while loading or running. */
export interface AreaBeacon {
  area: string;
  version: string;
  phase: 'load' | 'render';
  code: FaultCode;
  /** Signature of the release; the backend ignores reports without one. */
  proof: string | undefined;
}

export interface AreaReports {
  onFailure: (beacon: AreaBeacon) => void;
  /** Called when a release of an area has been shown. */
  onLoad: (load: Pick<AreaBeacon, 'area' | 'version' | 'proof'>) => void;
}

/** Sends a report, even from a page that is closing. Never throws, so that reporting causes no failure of its own. */
function send(address: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  // Returns false if the browser's queue is full.
  if (navigator.sendBeacon(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

export const createAreaReports = (apiBase: string): AreaReports => ({
  onFailure: (beacon) => send(`${apiBase}beacons`, beacon),
  onLoad: (load) => send(`${apiBase}beacons/loads`, load),
});
