import { fakeApi } from '@balsam/shared-api/testing';
import { createAreaReports } from './beacons.ts';

const { onFailure } = createAreaReports('http://balsam.test/api/');
const beacon = { area: 'shop', version: '1.0.0', phase: 'load', code: 'network', proof: 'p' } as const;

test('A report that the browser rejects is sent as a keepalive request', () => {
  Object.assign(navigator, { sendBeacon: () => false });
  fakeApi({});
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onFailure(beacon);
  expect(fetch).toHaveBeenCalledWith(
    'http://balsam.test/api/beacons',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
});

test('A report that cannot be sent causes no error', async () => {
  Object.assign(navigator, { sendBeacon: () => false });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => onFailure(beacon)).not.toThrow();
  await Promise.resolve();
});
